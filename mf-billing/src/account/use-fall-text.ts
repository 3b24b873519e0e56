import { serverNow, useQuery, type Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { listUsage } from '@console/contract/usage';
import { useFormat } from '@console/ui';
import { useSafeguardsText } from '../safeguards-texts';
import { creditFacts, type CreditFacts } from './credit-facts';
import { fallsBelow, type Fall } from './falls-below';

/** A sentence whose end may be a date: many languages write '6. Dez.', and one full stop is enough. */
export const withOneStop = (sentence: string): string => sentence.replace(/\.\.$/, '.');

/** When an account falls below an amount at the pace of this month, as a fact and in words: 'in about 8 days (29 Nov)'. */
export function useFallText(
  account: BillingAccount,
): (threshold: Money) => { fall: Fall; text: string; rate: CreditFacts['rate'] } {
  const t = useSafeguardsText();
  const format = useFormat();
  const usage = useQuery(listUsage, { billing_account_id: account.id });
  return (threshold) => {
    const { perDay, rate } = creditFacts(account, usage.data);
    const fall = fallsBelow(account, threshold, perDay, serverNow());
    const text =
      fall.is === 'later'
        ? t('fall.later', { days: fall.days, date: format.date(fall.at, 'day') })
        : t(fall.is === 'now' ? 'fall.now' : 'fall.never');
    return { fall, text, rate };
  };
}
