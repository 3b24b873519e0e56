import './waiting.css';
import { useEffect, useState } from 'react';
import { toApiError, type ApiError } from '@console/api';
import { useNow } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { accountTitle } from '@console/contract/billing-account';
import { Button, LinkButton, Notice, useFormat } from '@console/ui';
import { useAccounts } from '../account/use-account';
import { forgetPayment, usePayments } from './kept';
import { isUnnamed, isWatched, paymentPath, type Payment } from './payment';
import { useText } from './texts';
import { lookNow, watchPayments } from './watch';
import { useWayName } from './way-name';

const SOON_MS = 30_000;

/** Payments that wait, over every page of billing but their own. */
export function WaitingPayments() {
  const t = useText();
  useEffect(watchPayments, []);
  const [params] = useSearchParams();
  const except = params.get('payment');
  const waiting = usePayments().filter(({ identifier, ended }) => !ended && identifier !== except);
  const [isOpen, setOpen] = useState(false);
  if (waiting.length === 0) return null;
  const more = waiting.length - 1;
  return (
    <div className="billing-waiting">
      {waiting.slice(0, isOpen ? waiting.length : 1).map((payment) => (
        <WaitingPayment key={payment.identifier} payment={payment} />
      ))}
      {more > 0 ? (
        <Button size="sm" variant="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('wait.fewer') : t('wait.more', { n: more })}
        </Button>
      ) : null}
    </div>
  );
}

/** Asks how a payment stands, for a button. */
export function useLook(identifier: string) {
  const [isLooking, setLooking] = useState(false);
  const [seen, setSeen] = useState<'pending' | ApiError>();
  const look = (): void => {
    if (isLooking) return;
    setLooking(true);
    setSeen(undefined);
    lookNow(identifier)
      .then((sight) => setSeen(sight?.status === 'pending' ? 'pending' : undefined))
      .catch((thrown: unknown) => setSeen(toApiError(thrown)))
      .finally(() => setLooking(false));
  };
  return { isLooking, seen, look };
}

function WaitingPayment({ payment }: { payment: Payment }) {
  const t = useText();
  const format = useFormat();
  const accounts = useAccounts();
  const processor = useWayName()(payment.processor, payment.method);
  const { isLooking, seen, look } = useLook(payment.identifier);
  const now = useNow(SOON_MS);
  const { identifier, kind, account, amount, next } = payment;
  const found = accounts.data?.find(({ id }) => id === account);
  const title = found ? accountTitle(found) : String(account);
  // Somebody else's account, where the storage was not this browser's own.
  if (accounts.data && !found) return null;
  const what =
    kind === 'verification'
      ? t('wait.verification', { account: title })
      : t('wait.payment', {
          amount: amount === undefined ? 'unknown' : format.money(amount),
          processor,
          account: title,
        });
  const result =
    seen !== 'pending'
      ? seen?.message
      : isUnnamed(identifier)
        ? t('wait.noCredit')
        : t('wait.stillOpen', { processor });
  return (
    <Notice
      tone="info"
      action={
        <span className="ui-row">
          {next ? (
            <LinkButton size="sm" to={paymentPath(payment)}>
              {t('wait.goOn')}
            </LinkButton>
          ) : null}
          <Button size="sm" pending={isLooking} pendingLabel={t('wait.looking')} onClick={look}>
            {t('wait.look')}
          </Button>
          {isWatched(payment, now) && !payment.isRefused ? null : (
            <Button size="sm" variant="bare" onClick={() => forgetPayment(identifier)}>
              {t('wait.forget')}
            </Button>
          )}
        </span>
      }
    >
      {what} {result ? <span className="ui-mut">{result}</span> : null}
    </Notice>
  );
}
