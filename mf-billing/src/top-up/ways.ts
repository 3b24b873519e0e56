import type { Card } from '@console/contract/card';
import { linkProcessors } from '@console/contract/payment-link';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import type { IconName } from '@console/ui';

/** A way to pay a top-up. `id` tells it from all others, in the form and in the address: `link:omise:promptpay`. */
export type Way =
  | { readonly kind: 'card'; readonly id: string; readonly processor: PaymentProcessor; readonly card: Card }
  | {
      readonly kind: 'link';
      readonly id: string;
      readonly processor: PaymentProcessor;
      readonly method: { readonly key: string; readonly name: string } | undefined;
    };

/** Adyen's checkout takes cards; what is known of the others is in their own documentation. */
const icons: Readonly<Record<string, IconName>> = {
  stripe: 'credit-card',
  stripe_wallet: 'wallet',
  omise: 'smartphone',
  duitku: 'landmark',
  sslcommerz: 'landmark',
  adyen: 'credit-card',
  clictopay: 'credit-card',
  coingate: 'bitcoin',
  razorpay: 'landmark',
  promptpay: 'qr-code',
  paynow: 'qr-code',
  paypal_vault: 'wallet',
};

/** What a way to pay is called: by its method, else by its processor. */
export const wayName = (way: Way): string => (way.kind === 'link' ? way.method?.name : undefined) ?? way.processor.name;

/** A picture for a way to pay, by its method, else by its processor. */
export function wayIcon(way: Way): IconName {
  const known = new Map(Object.entries(icons));
  const method = way.kind === 'link' ? way.method?.key : undefined;
  return known.get(method ?? '') ?? known.get(way.processor.keyword) ?? 'credit-card';
}

const isKnown = ({ type, keyword }: PaymentProcessor): boolean =>
  type === 'link' && linkProcessors.some((known) => known === keyword);

/** What an account can pay by. */
export interface Ways {
  readonly cards: readonly Way[];
  readonly links: readonly Way[];
}

/** Ways to pay that a site's link processors offer, one for each of their methods. */
export const linkWays = (processors: readonly PaymentProcessor[]): Way[] =>
  processors.filter(isKnown).flatMap((processor): Way[] => {
    const { keyword, methods } = processor;
    if (!methods?.length) return [{ kind: 'link', id: `link:${keyword}`, processor, method: undefined }];
    return methods.map((method) => ({ kind: 'link', id: `link:${keyword}:${method.key}`, processor, method }));
  });

/** Saved cards that a site can charge; the primary one first. What cannot pay now is among them, to say why. */
export const cardWays = (cards: readonly Card[], processors: readonly PaymentProcessor[]): Way[] =>
  cards
    .filter((card) => !card.is_deleted)
    .toSorted((one, other) => Number(other.is_primary ?? false) - Number(one.is_primary ?? false))
    .flatMap((card): Way[] => {
      const processor = processors.find(
        ({ type, keyword }) => type === 'creditcard' && keyword === card.processor?.keyword,
      );
      return processor ? [{ kind: 'card', id: `card:${card.id}`, processor, card }] : [];
    });

/** The key by which `saveLinkMethods` knows a way: of the method, else of the processor. */
export const methodKey = (way: Way & { kind: 'link' }): string => way.method?.key ?? way.processor.keyword;

/** Ways that were used before come first, the last one at the head; the others stay in the site's order. */
export function usedFirst(ways: readonly Way[], used: readonly string[]): Way[] {
  const place = (way: Way): number => {
    const index = used.indexOf(way.id);
    return index < 0 ? used.length : index;
  };
  return ways.toSorted((one, other) => place(one) - place(other));
}
