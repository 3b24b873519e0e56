import type { Card } from '@console/contract/card';
import { cardProcessors, type PaymentProcessor } from '@console/contract/payment-processor';
import { chargesByItself } from '../automatic-top-up/charge';

/** What adds a way to pay, one for each keyword that the console knows. (spec 2, section 9) */
export type WayKind = (typeof cardProcessors)[number];

/** A way to pay that can be added. */
export interface Way {
  readonly kind: WayKind;
  readonly processor: PaymentProcessor;
  /** What the processor's script knows the site by; not for invoices. */
  readonly publicKey: string;
}

/** What a site lets its customers add, in the site's order: what has no key has no script to ask. */
export const waysOf = (processors: readonly PaymentProcessor[]): Way[] =>
  processors.flatMap((processor): Way[] => {
    const kind = cardProcessors.find((known) => known === processor.keyword);
    if (!kind || processor.type === 'link') return [];
    const publicKey = processor.public_key ?? '';
    return publicKey || kind === 'invoice' ? [{ kind, processor, publicKey }] : [];
  });

/** Whether a site lets its customers add what pays at once: an invoice is paid after the month. */
export const takesCards = (processors: readonly PaymentProcessor[]): boolean =>
  waysOf(processors).some(({ kind }) => kind !== 'invoice');

/** The way of a saved card; undefined where the site does not have its processor any more. */
export const wayOf = (card: Pick<Card, 'processor'>, processors: readonly PaymentProcessor[]): Way | undefined =>
  waysOf(processors).find(({ kind }) => kind === card.processor?.keyword);

/** What a way asks for, in one line. @param isAutomatic the site has automatic top-ups */
export function detailOf({ kind, processor }: Way, isAutomatic: boolean) {
  if (kind === 'invoice') return 'way.invoice';
  if (kind === 'paypal_vault') return 'way.paypal';
  return isAutomatic && chargesByItself(processor) ? 'way.automatic' : 'way.card';
}
