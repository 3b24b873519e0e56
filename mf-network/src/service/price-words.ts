import { useText } from '../parts/texts';
import type { ServicePriceLine } from './facts';

/** 'vCPU 4 × 3': what a line of the price is for, with its quantity and multiplier. */
export function usePriceWord(): (line: ServicePriceLine) => string {
  const t = useText();
  const words: Readonly<Record<string, string>> = {
    CPU: t('price.cpu'),
    RAM: t('price.ram'),
    STORAGE: t('price.storage'),
    BLOCK_STORAGE: t('price.storage'),
  };
  return ({ resource, quantity, multiplier }) => {
    const name = words[resource] ?? resource;
    return quantity === undefined ? name : t('price.line', { name, quantity, multiplier });
  };
}
