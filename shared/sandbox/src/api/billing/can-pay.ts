import { runningTotals } from '../../billing/ledger';
import type { AccountRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';

const hasVerifiedCard = (site: SiteRuntime, accountId: number): boolean =>
  site.store.cards.find((card) => card.account_id === accountId && card.is_verified) !== undefined;

/** Whether costs of an account can be paid: from credit, by invoice, by card, or as debt where the site allows it. */
export function canPay(site: SiteRuntime, account: AccountRow): boolean {
  const id = Number(account.id);
  if (account.status !== 'ACTIVE') return false;
  if (account.allow_debt || account.paying_by_invoice || hasVerifiedCard(site, id)) return true;
  return runningTotals(account, site.ledger.of(id, site.now())).ongoing > 0;
}

/** Why an account cannot pay for something new, in words; undefined where it can. */
export function paymentFault(site: SiteRuntime, account: AccountRow): string | undefined {
  if (account.status === 'SUSPENDED')
    return `The billing account is suspended${account.suspend_reason ? `: ${account.suspend_reason}` : ''}`;
  if (account.status === 'PENDING_VALIDATION') return 'The billing account is waiting for validation';
  if (account.restriction_level === 'FROZEN') return 'The billing account is frozen';
  if (account.restriction_level === 'TERMINATED') return 'The billing account is terminated';
  return canPay(site, account) ? undefined : 'The billing account has no credit left';
}
