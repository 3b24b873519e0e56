import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { balanceOf } from './balance';
import { cardsHoldUntil } from './account';

/** Whether costs of an account may be paid later: it may have debt, it pays by invoice, or a card stands for it. */
const isTrusted = (site: SiteRuntime, account: AccountRow, at: number): boolean =>
  account.allow_debt ||
  account.paying_by_invoice ||
  cardsHoldUntil(site.store.cards.by('account', Number(account.id))) >= at;

/** Whether an account that was frozen or terminated for want of credit gets its level back: nothing is owed any more. */
export function isThawed(site: SiteRuntime, account: AccountRow, at: number): boolean {
  const isRestricted = account.restriction_level === 'FROZEN' || account.restriction_level === 'TERMINATED';
  if (!account.restricted || !isRestricted) return false;
  const { unpaid } = site.ledger.of(Number(account.id), at);
  if (unpaid === 0 && isTrusted(site, account, at)) return true;
  return balanceOf(site, account, at).at(at) - unpaid > 0;
}

/** Gives an account the level back that it had; levels set by hand stay. Only inside a transaction. */
export function thawIfPaid(site: SiteRuntime, accountId: string, at: number): void {
  const account = site.store.accounts.get(accountId);
  if (!account?.restricted || !isThawed(site, account, at)) return;
  site.store.accounts.update(accountId, { restriction_level: account.restricted.before, restricted: undefined });
}
