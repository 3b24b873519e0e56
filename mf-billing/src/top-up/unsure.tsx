import { serverNow, useQuery } from '@console/api';
import { listCredit, type CreditEntry } from '@console/contract/credit';
import { paths } from '@console/contract/paths';
import { LinkButton, Notice, useFormat } from '@console/ui';
import { usePayments } from '../payment/kept';
import { useText } from './texts';

/** A payment whose beginning got no response. */
export interface Lost {
  readonly account: number;
  readonly amount: number;
  /** By the server's clock, before it was sent. */
  readonly at: Date;
  /** A saved card was to be charged at once: there was no page to pay on. */
  readonly isCard: boolean;
}

/** Clocks of one server that are not the same one. */
const CLOCKS_MS = 5000;

/** The time to note before something is sent whose response may be lost. */
export const sentNow = (): Date => serverNow();

/** Credit that came in since a payment was sent, of the same amount. @param others references of payments that were answered */
export const creditSince = (
  credit: readonly CreditEntry[],
  { amount, at }: Lost,
  others: readonly string[],
): CreditEntry | undefined =>
  credit.find(
    ({ amount: added, created, reference }) =>
      added === amount &&
      (created?.getTime() ?? 0) >= at.getTime() - CLOCKS_MS &&
      !(reference && others.includes(reference)),
  );

/** What is known of a payment of which nobody knows whether it has begun, before it is offered again. */
export function UnsurePayment({ lost }: { lost: Lost }) {
  const t = useText();
  const { money } = useFormat();
  const credit = useQuery(listCredit, { billing_account_id: lost.account });
  const history = (
    <LinkButton size="sm" to={`${paths.billingAccount({ id: lost.account })}?tab=credit`}>
      {t('unsure.history')}
    </LinkButton>
  );
  const others = usePayments().map(({ identifier }) => identifier);
  const found = credit.data && creditSince(credit.data, lost, others);
  const textOf = (): string => {
    if (credit.isValidating) return t('unsure.checking');
    if (!credit.data) return t('unsure.unread');
    if (found) return t('unsure.credited', { amount: money(lost.amount) });
    return t(lost.isCard ? 'unsure.card' : 'unsure.text');
  };
  return (
    <Notice tone="warn" action={history}>
      <b>{t('unsure.title')}</b> {textOf()}
    </Notice>
  );
}
