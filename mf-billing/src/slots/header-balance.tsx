import { useEffect } from 'react';
import { reportError } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Icon, Link, useFormat } from '@console/ui';
import { RUNWAY_DAYS, type RunwayFacts } from '../account/runway';
import { mayHavePayments } from '../payment/prefix';
import { useHeaderText } from './header-texts';
import { useHeaderCredit } from './use-header-credit';

/** Follows payments that wait on every page; its code comes only where there are any. */
function followPayments(): void {
  if (!mayHavePayments()) return;
  import(/* webpackChunkName: "payment-watch" */ '../payment/watch').then(
    ({ watchPayments }) => watchPayments(),
    (error: unknown) => reportError(error),
  );
}

/** How long credit lasts, for where there is little room. */
function useShort(): (facts: Pick<RunwayFacts, 'days'>) => string {
  const t = useHeaderText();
  return ({ days }) => {
    if (days === 0) return t('header.none');
    return days > RUNWAY_DAYS ? t('header.long') : t('header.days', { n: Math.floor(days) });
  };
}

/** The balance and how long it lasts, in the header of every page. */
export default function HeaderBalance() {
  const t = useHeaderText();
  const short = useShort();
  const format = useFormat();
  const credit = useHeaderCredit();
  useEffect(followPayments, []);
  // The shell keeps the place until it is known, so that nothing beside it moves.
  if (credit === undefined) return <span className="shell-credit-room" />;
  if (credit === null) return null;
  const { account, facts } = credit;
  const amount = format.money(facts.credit);
  const days = short(facts);
  return (
    <Link
      to={paths.billingAccount(account)}
      className="shell-header-button"
      aria-label={t('header.label', { title: accountTitle(account), amount, days })}
    >
      <Icon name="wallet" size={14} />
      <span className="ui-strong">{amount}</span>
      <span className="shell-header-detail">{days}</span>
    </Link>
  );
}
