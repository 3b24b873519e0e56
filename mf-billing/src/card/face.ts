import { serverNow } from '@console/api';
import type { Card } from '@console/contract/card';
import { cardFacts } from '@console/contract/card';
import { useFormat } from '@console/ui';
import type { Id } from '../texts';
import { useText } from '../texts';
import { endsSoon, isExpired } from './state';

export interface CardFace {
  /** 'Visa ending 4417' */
  readonly title: string;
  readonly holder: string | undefined;
  /** '09/28' */
  readonly expires: string | undefined;
  /** Holder and expiry in one line. */
  readonly detail: string;
  readonly warning: Id | undefined;
}

/** 'Visa ending 4417'; undefined where brand or digits are not known. */
export function useCardTitle(): (
  brand: string | null | undefined,
  last4: string | null | undefined,
) => string | undefined {
  const t = useText();
  return (brand, last4) =>
    brand && last4 ? t('cards.ending', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 }) : undefined;
}

const isInvoice = (card: Card): boolean => card.processor?.keyword === 'invoice';

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
    const expires = isInvoice(card)
      ? undefined
      : (printed ?? (card.valid_thru ? format.date(card.valid_thru, 'month') : undefined));
    return {
      title: isInvoice(card)
        ? t('cards.invoice')
        : (titleOf(facts.brand ?? facts.card_type, facts.last4) ?? card.identifier ?? t('cards.unknown')),
      holder: holder ?? undefined,
      expires,
      detail: [holder, expires].filter(Boolean).join(', '),
      warning: isExpired(card, now) ? 'cards.expired' : endsSoon(card, now) ? 'cards.endsSoon' : undefined,
    };
  };
}
