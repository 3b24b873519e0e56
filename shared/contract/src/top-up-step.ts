import type { ResponseOf } from './endpoint';
import type { buyCredit } from './top-up-buy';

/** What comes after the purchase of credit with a card. */
export type PurchaseStep =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string | undefined }
  /** The processor's script confirms the payment, then comes the posthook. */
  | { readonly kind: 'confirm'; readonly clientSecret: string }
  /** The person goes to the bank's page, and comes back. */
  | { readonly kind: 'redirect'; readonly url: string };

type Purchase = ResponseOf<typeof buyCredit>;

/** Reads the response of a purchase, whichever processor it comes from. */
export function purchaseStep({ success, message, data }: Purchase): PurchaseStep {
  if (!success) return { kind: 'failed', message: message ?? undefined };
  const isOpen = data?.status !== 'succeeded';
  if (isOpen && data?.client_secret) return { kind: 'confirm', clientSecret: data.client_secret };
  if (isOpen && data?.authorize_uri) return { kind: 'redirect', url: data.authorize_uri };
  return { kind: 'done' };
}

/**
 * The charge that the posthook is asked about: what is to be relayed to it, else what the processor says; undefined where
 * neither names one. (spec 2, section 7)
 */
export function chargeOf({ data, relay_props }: Purchase): string | undefined {
  const relayed = relay_props?.['charge_id'];
  if (typeof relayed === 'number' || (typeof relayed === 'string' && relayed !== '')) return String(relayed);
  return data?.charge_id || undefined;
}
