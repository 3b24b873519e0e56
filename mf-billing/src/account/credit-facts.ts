import { serverNow } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { monthSoFar, monthWithTax, spendPerDay } from '@console/domain/credit';
import { useFormat } from '@console/ui';
import { useText } from '../texts';
import type { RunwayFacts } from './runway';
import { RUNWAY_DAYS, runwayOf } from './runway';

export interface CreditFacts extends RunwayFacts {
  /** '12 days, until 3 Dec' */
  readonly lasts: string;
  /** '12 days', for where there is little room. */
  readonly short: string;
  readonly monthSpent: ReturnType<typeof monthSoFar>;
}

/** What an account has, spends and how long that lasts, in numbers and in words. Follows the server's clock. */
export function useCreditFacts(): (account: BillingAccount, usage: readonly UsageEntry[] | undefined) => CreditFacts {
  const t = useText();
  const format = useFormat();
  return (account, usage) => {
    const now = serverNow();
    const facts = runwayOf(account, spendPerDay(monthWithTax(account, usage), now, usage), now);
    const days = Math.floor(facts.days);
    const isGone = facts.days === 0;
    const isLong = facts.days > RUNWAY_DAYS;
    return {
      ...facts,
      monthSpent: monthSoFar(account, usage),
      lasts: isGone
        ? t('runway.none')
        : isLong || !facts.until
          ? t('runway.long')
          : t('runway.days', { days, date: format.date(facts.until, 'day') }),
      short: isGone ? t('header.none') : isLong ? t('header.long') : t('header.days', { n: days }),
    };
  };
}
