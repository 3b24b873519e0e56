import { cardsHoldUntil } from '../../billing/account';
import { runningTotals } from '../../billing/ledger';
import { restrictionFault } from '../../billing/restrictions';
import type { AccountRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';
import type { Context } from '../context';
import { invalid, message } from '../errors';

/** Whether costs of an account can be paid: from credit, by invoice, by card, or as debt where the site allows it. */
export function canPay(site: SiteRuntime, account: AccountRow): boolean {
  const id = Number(account.id);
  const now = site.now();
  if (account.status !== 'ACTIVE') return false;
  if (account.allow_debt || account.paying_by_invoice) return true;
  if (cardsHoldUntil(site.store.cards.by('account', id)) >= now) return true;
  return runningTotals(account, site.ledger.of(id, now)).ongoing > 0;
}

/** Why an account cannot pay for something new, in words; undefined where it can. */
export const paymentFault = (site: SiteRuntime, account: AccountRow): string | undefined =>
  restrictionFault(site, account) ?? (canPay(site, account) ? undefined : 'The billing account has no credit left');

/**
 * The account that pays for something new; only a restricted token may leave it out. (spec 3, section 6)
 * @throws ApiFault 400 where it is left out, 403 for an account out of the caller's reach
 */
export function payingAccount(ctx: Context, id: number | undefined): AccountRow {
  const wanted = id ?? ctx.boundAccount;
  if (wanted === undefined) throw message(400, "'billing_account_id' is required if using a global API token");
  return ctx.account(wanted);
}

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
