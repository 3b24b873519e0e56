import type { Row } from '../store/collection';

/** How a payment at a processor stands. `pending` waits for the person; the other words are final. */
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'expired';

/** What a payment is for: credit, the check of a card, a charge without anybody present, or the approval of a wallet. */
export type PaymentPurpose = 'top_up' | 'verification' | 'charge' | 'setup';

/**
 * One payment as its processor keeps it; the `id` is the processor's own. It becomes final once: what follows from
 * success (credit, a verified card) happens in the same transaction and never again. Times in epoch seconds.
 */
export interface PaymentRow extends Row {
  /** The API's own number for it. */
  readonly number: number;
  /** The billing account; 0 for the approval of a wallet, which knows none. */
  readonly account_id: number;
  readonly keyword: string;
  /** The way chosen among a processor's methods: `promptpay`. */
  readonly method: string | null;
  readonly purpose: PaymentPurpose;
  readonly status: PaymentStatus;
  /** Why it failed, in words for the person. */
  readonly message: string | null;
  /** Credit to buy, in the site's currency; 0 where none is. */
  readonly amount: number;
  /** What the processor takes. */
  readonly charge: number;
  readonly currency: string;
  /** The saved card that it is about. */
  readonly card_id: string | null;
  /** The card's token at the processor, once known. */
  readonly payment_method: string | null;
  /** Knows of the payment and may confirm it in a browser: Stripe's client secret, PayPal's session. */
  readonly secret: string;
  /** Whether its page asks for the bank's code. */
  readonly has_challenge: boolean;
  /** Where the person goes back to; always an address of the site. */
  readonly return_url: string | null;
  /** Who began it where somebody acted for the user. */
  readonly acting_user_id?: number | undefined;
  readonly created: number;
  readonly expires: number;
}

/** The ways of paying by link that somebody chose for a billing account; the `id` is the account's number as text. */
export interface LinkMethodsRow extends Row {
  readonly methods: readonly string[];
}
