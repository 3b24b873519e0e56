import { useCallback, useState } from 'react';
import { big, type Money } from '@console/api';
import { useFormat, type Consequence } from '@console/ui';
import { quoteAddresses } from '../price/quote';
import { useChargedAmount } from '../price-list/use-charged-to';
import { usePriceList, usePriceTerms } from '../price-list/use-prices';
import { useText } from './messages';

/** What floating IPs of a location cost a month while nothing uses them; undefined where the price list does not say. */
export function useKeptAddressCost(): (location: string, count: number) => Money | undefined {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useCallback(
    (location, count) =>
      quoteAddresses(prices, { ...terms, places: [location] }, { isAssigned: false, count })?.monthly,
    [prices, terms],
  );
}

/** The floating IPs of something that is deleted, and what is decided about them. */
export interface KeptAddresses {
  /** What the dialog says of them, with 'Release it too'; empty where there are none. */
  readonly consequences: readonly Consequence[];
  /** Those that are released with it. */
  readonly released: readonly string[];
  /**
   * By how much the spend of a month goes down when something of this price of the list goes, before tax and after discount;
   * undefined where it is not known.
   */
  readonly saved: (monthly: Money | undefined) => Money | undefined;
}

/**
 * Floating IPs outlive what they lead to and are charged then at another price, unless they are released too.
 * @param location where they are
 * @param addresses the addresses themselves
 * @param payer id of the account that is charged
 */
export function useKeptAddresses(
  location: string,
  addresses: readonly string[],
  payer: number | null | undefined,
): KeptAddresses {
  const t = useText();
  const { money } = useFormat();
  const costOf = useKeptAddressCost();
  const chargedTo = useChargedAmount();
  const charged = (amount: Money | undefined) => amount && chargedTo(payer, amount);
  const [release, setRelease] = useState(false);
  const n = addresses.length;
  if (n === 0) return { consequences: [], released: [], saved: charged };
  const list = addresses.join(', ');
  const cost = release ? big(0) : charged(costOf(location, n));
  return {
    consequences: [
      {
        id: 'address',
        tone: release ? 'erased' : 'kept',
        icon: 'globe',
        text: t(release ? 'addressesReleased' : 'addressesKept', { n, list }),
        ...(cost && !release ? { detail: t('addressesCost', { n, amount: money(cost) }) } : {}),
        choice: { label: t('release', { n }), checked: release, onChange: setRelease },
      },
    ],
    released: release ? addresses : [],
    saved: (monthly) => cost && charged(monthly)?.minus(cost),
  };
}

/** What a dialog says where not everything that depends on a thing could be read. */
export function usePartialConsequence(isPartial: boolean): readonly Consequence[] {
  const t = useText();
  return isPartial ? [{ id: 'partial', tone: 'affected', text: t('partial') }] : [];
}
