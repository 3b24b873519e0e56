import { serverNow } from '@console/api';
import type { Card } from '@console/contract/card';
import { cardFacts } from '@console/contract/card';
import { useFormat } from '@console/ui';
import type { Id } from '../texts';
import { useText } from '../texts';
import { endsSoon, isExpired } from './state';

export interface CardFace {
  /** '•••• 4417 Visa' */
  readonly title: string;
  readonly holder: string | undefined;
  /** '09/28' */
  readonly expires: string | undefined;
  /** Holder and expiry in one line. */
  readonly detail: string;
  readonly warning: Id | undefined;
}

/** How the brands write their names, where that is not one capital letter. */
const brands = new Map([
  ['amex', 'American Express'],
  ['american express', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
]);

const brandName = (brand: string): string =>
  brands.get(brand.toLowerCase()) ?? brand.charAt(0).toUpperCase() + brand.slice(1);

/** '•••• 4417 Visa': the digits first, as they tell cards apart; undefined where they are not known. */
export function useCardTitle(): (
  brand: string | null | undefined,
  last4: string | null | undefined,
) => string | undefined {
  const t = useText();
  return (brand, last4) =>
    last4 ? t('cards.ending', { brand: brand ? brandName(brand) : '', last4 }).trim() : undefined;
}

/** Names of ways to pay that have no digits, by their processor. */
const named = new Map<string | null | undefined, Id>([
  ['invoice', 'cards.invoice'],
  ['paypal_vault', 'cards.paypal'],
]);

/** What a person recognises a card by. */
export function useCardFace(): (card: Card) => CardFace {
  const t = useText();
  const titleOf = useCardTitle();
  const format = useFormat();
  return (card) => {
    const now = serverNow();
    const facts = cardFacts(card);
    const { expire_month: month, expire_year: year, card_holder: holder } = facts;
    const printed = month && year ? `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` : undefined;
    const name = named.get(card.processor?.keyword);
    // What has no digits never ends.
    const expires = name ? undefined : (printed ?? (card.valid_thru && format.date(card.valid_thru, 'month')));
    // An identifier is the processor's word for a card, and nobody else's.
    const unknown = card.created ? t('cards.unknownSince', { date: format.date(card.created) }) : t('cards.unknown');
    return {
      title: name ? t(name) : (titleOf(facts.brand ?? facts.card_type, facts.last4) ?? unknown),
      holder: holder || undefined,
      expires: expires ?? undefined,
      detail: [holder, expires].filter(Boolean).join(', '),
      warning: isExpired(card, now) ? 'cards.expired' : endsSoon(card, now) ? 'cards.endsSoon' : undefined,
    };
  };
}
