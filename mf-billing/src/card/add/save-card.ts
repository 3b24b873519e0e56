import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { call } from '@console/api';
import type { Card } from '@console/contract/card';
import { prehookCard } from '@console/contract/card-verify';
import { createCard } from '@console/contract/card-write';
import type { Omise, OmiseCard } from '../../processor/omise';
import { VendorRefusal } from '../../processor/refusal';
import type { Way } from '../ways';

/** Where a card is saved, and what is there already. */
export interface Place {
  readonly account: number;
  readonly way: Way;
  /** Numbers of the account's cards: one more is told from them where the response is lost. */
  readonly known: readonly string[];
}

/** Who holds a card: Stripe and the bank compare it, and the post code where the site asks for one. */
export interface Holder {
  readonly name: string;
  readonly postalCode?: string;
}

/** Keeps what a script has made of a card or wallet. @throws ApiError */
export const keep = ({ account, way, known }: Place, token: string, session?: string): Promise<Card> =>
  call(
    createCard,
    {
      billing_account_id: account,
      token,
      processor_keyword: way.kind,
      ...(session === undefined ? {} : { session_id: session }),
    },
    { before: { known } },
  );

/**
 * Saves the card in Stripe's fields. The bank may ask in a window of Stripe's; nothing is charged.
 * @throws VendorRefusal for a card that Stripe or the bank does not take, ApiError
 */
export async function saveStripeCard(
  place: Place,
  stripe: Stripe,
  card: StripeCardNumberElement,
  { name, postalCode }: Holder,
): Promise<Card> {
  const { account: billing_account_id, way } = place;
  const intent = await call(prehookCard, { billing_account_id, processor_keyword: way.kind });
  if (!intent) throw new VendorRefusal('Stripe', undefined);
  const address = postalCode ? { address: { postal_code: postalCode } } : {};
  const { setupIntent, error } = await stripe.confirmCardSetup(intent.client_secret, {
    payment_method: { card, billing_details: { name, ...address } },
  });
  const method = setupIntent?.payment_method;
  const token = typeof method === 'string' ? method : method?.id;
  if (error || token === undefined) throw new VendorRefusal('Stripe', error?.message);
  return keep(place, token);
}

/** Saves a card by Omise's script, which alone gets its number. @throws VendorRefusal, ScriptError, ApiError */
export const saveOmiseCard = async (place: Place, omise: Omise, card: OmiseCard): Promise<Card> =>
  keep(place, await omise.cardToken(card));
