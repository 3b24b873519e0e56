import { useSiteConfig } from '@console/area';

/** What the site calls a processor, by its keyword; one that it does not have any more is called by that. */
export function useProcessorName(): (keyword: string) => string {
  const { paymentProcessors } = useSiteConfig();
  return (keyword) => paymentProcessors.find((processor) => processor.keyword === keyword)?.name ?? keyword;
}
