import type { Money } from '@console/api';
import { useSiteConfig } from '@console/area';
import { useFormat } from '@console/ui';

/** An amount in the currency that a processor takes; one that is not the site's is named: many a dollar is no US dollar. */
export function usePaidMoney(): (amount: Money | number, currency: string) => string {
  const { money } = useFormat();
  const { siteCurrency } = useSiteConfig();
  return (amount, currency) =>
    currency === siteCurrency ? money(amount, { currency }) : `${money(amount, { currency })} ${currency}`;
}
