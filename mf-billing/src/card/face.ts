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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isInvoice = (card: Card): boolean => card.processor?.keyword === 'invoice';

/** What a person recognises a card by. */
export function useCardFace(): (card: Card) => CardFace {
  const t = useText();
  const format = useFormat();
  return (card) => {
    const now = serverNow();
    const facts = cardFacts(card);
    const brand = facts.brand ?? facts.card_type;
    const { expire_month: month, expire_year: year, card_holder: holder } = facts;
    const printed = month && year ? `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` : undefined;
    const expires = isInvoice(card)
      ? undefined
      : (printed ?? (card.valid_thru ? format.date(card.valid_thru, 'month') : undefined));
    const named = brand && facts.last4 ? t('cards.ending', { brand: capital(brand), last4: facts.last4 }) : undefined;
    return {
      title: isInvoice(card) ? t('cards.invoice') : (named ?? card.identifier ?? t('cards.unknown')),
      holder: holder ?? undefined,
      expires,
      detail: [holder, expires].filter(Boolean).join(', '),
      warning: isExpired(card, now) ? 'cards.expired' : endsSoon(card, now) ? 'cards.endsSoon' : undefined,
    };
  };
}
