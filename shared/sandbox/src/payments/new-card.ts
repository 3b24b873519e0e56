import type { AccountRow, CardRow } from '../model/billing';
import type { SiteRuntime } from '../site';

/** The end of what never ends by itself: a wallet. */
const LONG = 10 * 365 * 86_400;

interface Given {
  readonly keyword: string;
  readonly identifier: string;
  readonly valid_thru?: number;
  readonly facts?: CardRow['facts'];
  readonly isVerified?: boolean;
}

/** Keeps a way to pay with an account; a verified one is its primary one where there is none. Only inside a transaction. */
export function newCard(site: SiteRuntime, account: AccountRow, given: Given): CardRow {
  const account_id = Number(account.id);
  const { keyword, identifier, valid_thru = site.now() + LONG, facts = null, isVerified = false } = given;
  const hasPrimary = site.store.cards.by('account', account_id).some((row) => row.is_primary);
  return site.store.cards.put({
    id: String(site.nextNumber()),
    user_id: account.user_id,
    account_id,
    identifier,
    keyword,
    is_primary: isVerified && !hasPrimary,
    is_verified: isVerified,
    is_verification_pending: false,
    valid_thru,
    facts,
    created: site.now(),
  });
}
