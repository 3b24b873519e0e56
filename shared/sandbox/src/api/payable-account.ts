import type { AccountRow } from '../model/billing';
import { paymentFault } from './billing/can-pay';
import type { Context } from './context';
import { invalid } from './errors';
import { payingAccount } from './paying-account';

/**
 * The account that pays for something, which it has to be able to.
 * @throws ApiFault 400 where it is left out or cannot pay, 403 for an account out of the caller's reach
 */
export function payableAccount(ctx: Context, id: number | undefined): AccountRow {
  const account = payingAccount(ctx, id);
  const cannotPay = paymentFault(ctx.site, account);
  if (cannotPay) throw invalid({ billing_account_id: cannotPay });
  return account;
}
