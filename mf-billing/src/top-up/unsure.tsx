import { serverNow, useQuery } from '@console/api';
import { listCredit } from '@console/contract/credit';
import { paths } from '@console/contract/paths';
import { LinkButton, Notice, useFormat } from '@console/ui';
import { creditSince, type Bought } from '../payment/credit-since';
import { usePayments } from '../payment/kept';
import { useText } from './texts';

/** A payment whose beginning got no response. */
export interface Lost extends Bought {
  readonly account: number;
  /** A saved card was to be charged at once: there was no page to pay on. */
  readonly isCard: boolean;
}

/** The time to note before something is sent whose response may be lost. */
export const sentNow = (): Date => serverNow();

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
