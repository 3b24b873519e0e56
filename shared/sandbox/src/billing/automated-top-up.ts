import { chargeSavedCard } from '../payments/charge';
import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { primaryCardOf } from './cards';
import { finalTopUpAmount } from './final-amount';
import { settleTopUp } from './top-up';

export type TopUpReport =
  | { readonly ok: true; readonly charge: number }
  | { readonly ok: false; readonly message: string };

/**
 * Buys the credit of the account's automated top-up with its primary card, and remembers the attempt. Only inside a
 * transaction, for an account that has the top-up switched on.
 */
export function topUpByItself(site: SiteRuntime, account: AccountRow, at: number): TopUpReport {
  const accountId = Number(account.id);
  const amount = account.recurring?.amount ?? 0;
  const card = primaryCardOf(site, accountId);
  const note = (is_failed: boolean) =>
    site.store.accounts.update(account.id, { recurring_tried: { at, card: card?.id ?? null, is_failed } });
  if (!card) {
    note(true);
    return { ok: false, message: 'The billing account has no card.' };
  }
  const { charge, total } = finalTopUpAmount(site.config, card.keyword, amount, account.vat_percentage);
  const charged = chargeSavedCard(site, card, charge);
  note(!charged.ok);
  if (!charged.ok) return charged;
  settleTopUp(site, { accountId, amount, keyword: card.keyword, reference: charged.chargeId, at });
  return { ok: true, charge: total };
}
