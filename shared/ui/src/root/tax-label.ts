import { useText } from '../text/ui-messages';
import { useBrand } from './theme-root';

/**
 * What the tax is called: the brand's own word, like 'GST', else that of the language: 'VAT', and 'KM', 'PPN' or 'USt' in
 * its translations. (spec 1, section 3; spec 2, section 2)
 */
export function useTaxLabel(): string {
  const t = useText();
  return useBrand()?.taxLabel ?? t('tax');
}
