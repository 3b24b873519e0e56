import type { PaymentRow } from '../../model/payments';
import type { Context } from '../context';
import { refused } from '../errors';

/**
 * A payment of an own account by the processor's id.
 * @throws ApiFault 400 for one that is not there, or another account's; 403 for somebody else's account
 */
export function ownPayment(ctx: Context, accountId: number, identifier: string): PaymentRow {
  ctx.account(accountId);
  const payment = ctx.store.payments.get(identifier);
  if (!payment || payment.account_id !== accountId) throw refused(`No such payment exists: ${identifier}`);
  return payment;
}
