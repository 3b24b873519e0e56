import type { AccountRow } from '../model/billing';
import type { Context } from './context';
import { message } from './errors';

/**
 * The account that pays for something new; only a restricted token may leave it out. (spec 3, section 6)
 * @throws ApiFault 400 where it is left out, 403 for an account out of the caller's reach
 */
export function payingAccount(ctx: Context, id: number | undefined): AccountRow {
  const wanted = id ?? ctx.boundAccount;
  if (wanted === undefined) throw message(400, "'billing_account_id' is required if using a global API token");
  return ctx.account(wanted);
}
