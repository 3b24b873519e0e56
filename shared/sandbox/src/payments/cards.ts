import type { AccountRow, CardRow } from '../model/billing';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import { type CardBehaviour, type TestCard, testCards } from './test-cards';

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

/** What a token says about its card. */
export interface TokenCard {
  readonly brand: string;
  readonly last4: string;
  readonly expire_month: number;
  readonly expire_year: number;
  readonly behaviour: CardBehaviour;
}

/** Tokens that fakes mint: kind, brand, last four digits, month and year of expiry, something unique. */
const MINTED = /^(?:tok|pm|tokn_test)_([a-z]+)(\d{4})x(\d{2})(\d{2})z\w+$/;

const lastFour = ({ number }: TestCard): string => number.slice(-4);

const behaviourOf = (last4: string): CardBehaviour =>
  testCards.find((card) => lastFour(card) === last4)?.behaviour ?? 'approve';

/**
 * Reads the card that a token stands for: one that a fake minted, or the name of a test card. Names carry no expiry:
 * they get the end of the third year from `now` (epoch seconds). Undefined for a token that no processor gave out.
 */
export function cardOfToken(token: string, now: number): TokenCard | undefined {
  const alias = testCards.find((card) => card.aliases.includes(token));
  if (alias) {
    const expire_year = new Date(now * 1000).getUTCFullYear() + 3;
    return { brand: alias.brand, last4: lastFour(alias), expire_month: 12, expire_year, behaviour: alias.behaviour };
  }
  const [, brand, last4, month, year] = MINTED.exec(token) ?? [];
  if (!brand || !last4 || !month || !year) return undefined;
  const expire_month = Number(month);
  if (expire_month < 1 || expire_month > 12) return undefined;
  return { brand, last4, expire_month, expire_year: 2000 + Number(year), behaviour: behaviourOf(last4) };
}

/** A token of the same kind of card that belongs to one saved card alone. */
export function ownToken(card: TokenCard, kind: 'pm' | 'tokn_test'): string {
  const two = (value: number) => String(value % 100).padStart(2, '0');
  return `${kind}_${card.brand}${card.last4}x${two(card.expire_month)}${two(card.expire_year)}z${secureText(16)}`;
}

/** Last second of the month in which a card ends, in epoch seconds. */
export const validThru = ({ expire_month, expire_year }: Pick<TokenCard, 'expire_month' | 'expire_year'>): number =>
  Date.UTC(expire_year, expire_month, 1) / 1000 - 1;

/** How a saved card behaves: by the token that is its identifier; cards of the seed approve everything. */
export const behaviourOfSaved = (identifier: string): CardBehaviour =>
  cardOfToken(identifier, 0)?.behaviour ?? 'approve';
