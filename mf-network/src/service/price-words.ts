import { useText } from '../parts/texts';
import type { ServicePriceLine } from './facts';

/** '4 vCPU × 3': what a line of the price is for, with its quantity and multiplier. */
export function usePriceWord(): (line: ServicePriceLine) => string {
  const t = useText();
  return ({ resource, quantity, multiplier }) => {
    if (quantity === undefined) return resource;
    switch (resource) {
      case 'CPU':
        return t('price.cpu', { quantity, multiplier });
      case 'RAM':
        return t('price.ram', { quantity, multiplier });
      default:
        return t('price.storage', { quantity, multiplier });
    }
  };
}
