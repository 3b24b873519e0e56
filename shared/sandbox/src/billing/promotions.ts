import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { money } from './exact';

type Promotion = AccountRow['promotions'][number];

const descriptions: Readonly<Record<Promotion['credit_type'], string>> = {
  first_free: 'First billing account',
  referral_receiver: 'Referral credit',
  signup_campaign: 'Campaign credit',
};

/** Writes a movement of credit that is a gift. Only inside a transaction. */
function give(site: SiteRuntime, account: AccountRow, amount: number, description: string, at: number): void {
  site.store.credits.put({
    id: String(site.nextNumber()),
    user_id: account.user_id,
    account_id: Number(account.id),
    amount,
    description,
    reference: null,
    created: at,
  });
}

/** Whoever shared the code of a referral gets credit at the moment in which it is earned. */
function payPromoter(site: SiteRuntime, receiver: AccountRow, at: number): void {
  const amount = site.config.referralCreditAmounts?.promoter_credit ?? 0;
  const code = receiver.referral_code?.trim().toLowerCase();
  const promoter = code ? site.store.accounts.by('share_code', code).find((row) => !row.is_deleted) : undefined;
  if (promoter && amount > 0) give(site, promoter, amount, 'Referral promotion', at);
}

/** Whether a promotion is earned. One that asks for a top-up of 0 asks for any; gifts ask for none. */
const isEarned = ({ credit_type, top_up_done, top_up_requirement }: Promotion): boolean =>
  credit_type === 'referral_receiver'
    ? top_up_done > 0 && top_up_done >= top_up_requirement
    : top_up_done >= top_up_requirement;

/**
 * Pays the promotions of an account that are earned, a referral to both sides; an account that nobody has validated
 * waits. Only inside a transaction.
 */
export function payPromotions(site: SiteRuntime, accountId: string, at: number): void {
  const account = site.store.accounts.get(accountId);
  if (!account || account.status === 'PENDING_VALIDATION') return;
  const earned = account.promotions.filter(isEarned);
  if (earned.length === 0) return;
  site.store.accounts.update(accountId, { promotions: account.promotions.filter((row) => !isEarned(row)) });
  for (const { credit_type, amount } of earned) {
    if (amount > 0) give(site, account, amount, descriptions[credit_type], at);
    if (credit_type === 'referral_receiver') payPromoter(site, account, at);
  }
}

/** Counts a top-up towards the promotions of an account, and pays those that it earns. Only inside a transaction. */
export function advancePromotions(site: SiteRuntime, accountId: string, amount: number, at: number): void {
  const account = site.store.accounts.get(accountId);
  if (!account || account.promotions.length === 0) return;
  const promotions = account.promotions.map((row) => ({ ...row, top_up_done: money(row.top_up_done + amount) }));
  site.store.accounts.update(accountId, { promotions });
  payPromotions(site, accountId, at);
}
