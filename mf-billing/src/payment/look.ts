import { call, serverNow } from '@console/api';
import { listCredit } from '@console/contract/credit';
import { getPersistentData, paymentFacts } from '@console/contract/payment-data';
import { getLinkResult } from '@console/contract/payment-link';
import { buyCreditPosthook } from '@console/contract/top-up-buy';
import { creditSince } from './credit-since';
import { keptPayments } from './kept';
import { isUnnamed, type Payment } from './payment';

/** How a payment stands, as the server says it. */
export interface Sight {
  readonly status: 'pending' | 'success' | 'failed';
  /** In the processor's words. */
  readonly message: string | undefined;
  /** Number of the credit that tells it, where nothing else does. */
  readonly credit?: number;
}

/** A status that is not known yet has not ended anything. */
export const statusOf = (status: string | undefined): Sight['status'] =>
  status === 'success' || status === 'failed' ? status : 'pending';

async function persistentSight({ account, identifier }: Payment): Promise<Sight> {
  const data = await call(getPersistentData, { billing_account_id: account, identifier });
  const { message } = paymentFacts(data);
  return { status: statusOf(data.status), message: typeof message === 'string' ? message : undefined };
}

/**
 * A purchase whose holder may have answered the bank is settled by the posthook. That it says no may only mean that nobody
 * has answered yet: what is kept of the purchase tells.
 */
async function purchaseSight(payment: Payment, isConfirmed: boolean): Promise<Sight> {
  const { account, identifier, card } = payment;
  if (card === undefined || !isConfirmed) return persistentSight(payment);
  const response = await call(buyCreditPosthook, {
    billing_account_id: account,
    charge_id: identifier,
    payment_object_id: card,
  });
  if (response?.success) return { status: 'success', message: response.message ?? undefined };
  return persistentSight(payment);
}

/**
 * A payment without a name is taken for paid when credit of its amount has come, and no other payment has shown by it. It may
 * be another's all the same: see `resumePayment`. That it was declined, or given up, nobody tells.
 */
async function creditSight({ account, amount, begun, otherCredit = [] }: Payment): Promise<Sight> {
  const entries = await call(listCredit, { billing_account_id: account });
  const others = keptPayments();
  const told = new Set([...otherCredit, ...others.flatMap(({ ended }) => ended?.credit ?? [])]);
  const at = new Date(begun + serverNow().getTime() - Date.now());
  const found =
    amount === undefined
      ? undefined
      : creditSince(
          entries.filter(({ id }) => !told.has(id)),
          { amount, at },
          others.map(({ identifier }) => identifier),
        );
  return found
    ? { status: 'success', message: undefined, credit: found.id }
    : { status: 'pending', message: undefined };
}

/**
 * Asks the server how a payment stands. May be asked again: credit is bought once.
 * @param isConfirmed whether somebody may have answered for it since it was asked last
 * @throws ApiError
 */
export async function lookAt(payment: Payment, isConfirmed: boolean): Promise<Sight> {
  if (payment.kind === 'card') return purchaseSight(payment, isConfirmed);
  if (payment.kind === 'verification') return persistentSight(payment);
  const { account, identifier } = payment;
  if (isUnnamed(identifier)) return creditSight(payment);
  const { status, message } = await call(getLinkResult, { billing_account_id: account, identifier });
  return { status: statusOf(status), message: message ?? undefined };
}
