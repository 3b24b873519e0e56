import { cardsHoldUntil } from '../../billing/cards';
import { runningTotals } from '../../billing/ledger';
import { restrictionFault } from '../../billing/restrictions';
import type { AccountRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';

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
