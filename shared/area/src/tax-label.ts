import { useTaxLabel as useWord } from '@console/ui';
import { useSite } from './site';

/** What the site's brand calls the tax, else the language: 'VAT', or 'GST' on one. (spec 2, section 2) */
export function useTaxLabel(): string {
  const word = useWord();
  return useSite().brand.taxLabel ?? word;
}
