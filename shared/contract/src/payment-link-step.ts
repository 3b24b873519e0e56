import * as v from 'valibot';
import { maybe, number } from './schema';

const text = () => maybe(v.string());

const Charge = v.looseObject({
  id: text(),
  authorize_uri: text(),
  source: maybe(
    v.looseObject({
      scannable_code: maybe(v.looseObject({ image: maybe(v.looseObject({ download_uri: text() })) })),
    }),
  ),
});

const Order = v.looseObject({ id: v.string(), amount: maybe(number()), currency: text() });

/** What a processor answers when a payment by link begins: the shape is its own. (spec 2, section 7) */
export const LinkData = v.looseObject({
  identifier: text(),
  redirect_url: text(),
  client_secret: text(),
  return_url: text(),
  qr_url: text(),
  charge: maybe(Charge),
  order: maybe(Order),
  key: text(),
});
export type LinkData = v.InferOutput<typeof LinkData>;

/** What the person does next, whichever processor it is. `identifier` is what process_result is asked with, where it is said. */
export type LinkStep = { readonly identifier: string | undefined } & (
  | { readonly kind: 'redirect'; readonly url: string }
  /** The processor's script asks for the payment, then leads to `returnUrl`. */
  | { readonly kind: 'confirm'; readonly clientSecret: string; readonly returnUrl: string | undefined }
  /** A code to scan with a phone. */
  | { readonly kind: 'code'; readonly imageUrl: string }
  /** An order that the processor's window takes; amount in the smallest unit of the currency. */
  | {
      readonly kind: 'order';
      readonly orderId: string;
      readonly amount: number | undefined;
      readonly currency: string | undefined;
      readonly key: string | undefined;
    }
  | { readonly kind: 'unknown' }
);

/** The identifier in the address that leads back, which the API has made. */
function namedIn(address: string | null | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).searchParams.get('identifier') || undefined : undefined;
}

/** Reads what a processor answered to the beginning of a payment by link. */
export function linkStep(data: LinkData | null | undefined): LinkStep {
  const { charge, order } = data ?? {};
  const identifier = data?.identifier || order?.id || charge?.id || namedIn(data?.return_url);
  if (order) {
    const { id: orderId, amount, currency } = order;
    const key = data?.key ?? undefined;
    return { kind: 'order', identifier, orderId, amount: amount ?? undefined, currency: currency ?? undefined, key };
  }
  if (data?.client_secret)
    return {
      kind: 'confirm',
      identifier,
      clientSecret: data.client_secret,
      returnUrl: data.return_url ?? undefined,
    };
  const imageUrl = data?.qr_url ?? charge?.source?.scannable_code?.image?.download_uri;
  if (imageUrl) return { kind: 'code', identifier, imageUrl };
  const url = data?.redirect_url ?? charge?.authorize_uri;
  return url ? { kind: 'redirect', identifier, url } : { kind: 'unknown', identifier };
}
