import { useSiteConfig } from '@console/area';

/**
 * What a person has chosen to pay by: a method of a processor, or the processor itself, as the site calls it. A processor that the
 * site does not have any more is called by its keyword.
 */
export function useWayName(): (processor: string, method?: string) => string {
  const { paymentProcessors } = useSiteConfig();
  return (keyword, key) => {
    const processor = paymentProcessors.find((one) => one.keyword === keyword);
    return processor?.methods?.find((method) => method.key === key)?.name ?? processor?.name ?? keyword;
  };
}
