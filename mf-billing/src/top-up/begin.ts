import { ApiError, big, call } from '@console/api';
import { BASE_PATH, paths } from '@console/contract/paths';
import { currencyDigits } from '@console/contract/currency';
import type { ParamsOf } from '@console/contract/endpoint';
import { sendLinkData } from '@console/contract/payment-link';
import { linkStep, type LinkStep } from '@console/contract/payment-link-step';
import { getFinalTopUpAmount } from '@console/contract/top-up';
import { rememberPayment } from '../payment/kept';
import { unnamed, type NextStep } from '../payment/payment';
import { omiseOf } from '../processor/omise';
import { text } from './texts';
import type { Way } from './ways';

type LinkWay = Way & { kind: 'link' };

export interface LinkOrder {
  readonly account: number;
  /** Credit, in the site's currency. */
  readonly amount: number;
  readonly way: LinkWay;
}

/** The page that processors lead back to. */
export const returnAddress = (): string => `${window.location.origin}${BASE_PATH}${paths.paymentReturn()}`;

/** The request that begins a payment. `source`: of Omise's script, with the currency that it takes. */
export function linkRequest(
  { account, amount, way }: LinkOrder,
  source?: { readonly source_id: string; readonly currency: string },
): ParamsOf<typeof sendLinkData> {
  return {
    billing_account_id: account,
    amount,
    processor: way.processor.keyword,
    params: JSON.stringify({
      referrer_url: returnAddress(),
      ...(way.method ? { paymentMethod: way.method.key } : {}),
      ...source,
    }),
  };
}

/** Omise wants a source that its script has made, of what is charged in the end. @throws ApiError, ScriptError, VendorRefusal */
async function omiseSource({ account, amount, way: { processor, method } }: LinkOrder, siteCurrency: string) {
  if (processor.keyword !== 'omise' || !method || !processor.public_key) return undefined;
  const currency = processor.charge_currency_conversion?.to_currency ?? siteCurrency;
  const request = { billing_account_id: account, processor: processor.keyword, amount };
  const [{ final_amount }, omise] = await Promise.all([
    call(getFinalTopUpAmount, request),
    omiseOf(processor.public_key),
  ]);
  const smallest = Number(
    big(final_amount)
      .times(10 ** currencyDigits(currency))
      .round(0),
  );
  return { source_id: await omise.source(method.key, smallest, currency), currency };
}

/** Client secrets are for this page alone: they are never written down. */
const secrets = new Map<string, string>();

/** Keeps what Stripe's script confirms a payment by, until the page goes. */
export const keepSecret = (identifier: string, secret: string): void => void secrets.set(identifier, secret);

/** What Stripe's script confirms a payment by, where this page has begun it. */
export const clientSecretOf = (identifier: string): string | undefined => secrets.get(identifier);

/** A step as it is kept. */
function kept(step: LinkStep): NextStep | undefined {
  switch (step.kind) {
    case 'redirect':
      return { kind: 'redirect', url: step.url };
    case 'code':
      return { kind: 'code', imageUrl: step.imageUrl };
    case 'order': {
      const { kind, orderId, amount, currency, key } = step;
      return {
        kind,
        orderId,
        ...(amount === undefined ? {} : { amount }),
        ...(currency ? { currency } : {}),
        ...(key ? { key } : {}),
      };
    }
    case 'confirm':
    case 'unknown':
      return undefined;
  }
}

/** The processor says no: nothing was begun. */
export const refused = (message: string): ApiError => new ApiError({ kind: 'general', text: message });

/**
 * Begins a payment by link, and remembers it before anybody can leave for its page. Nothing is charged by it.
 * @returns what the server is asked with; where it has named nothing, a name of this browser's own
 * @throws ApiError; of unknown outcome where the response was lost
 */
export async function beginLinkPayment(order: LinkOrder, siteCurrency: string): Promise<string> {
  const { account, amount, way } = order;
  const source = await omiseSource(order, siteCurrency);
  const begun = await call(sendLinkData, linkRequest(order, source));
  if (!begun?.success) throw refused(begun?.error_msg || text('begin.refused'));
  const step = linkStep(begun.data);
  if (step.kind === 'unknown') throw refused(text('begin.unreadable'));
  const identifier = step.identifier ?? unnamed();
  if (step.kind === 'confirm') keepSecret(identifier, step.clientSecret);
  const next = kept(step);
  rememberPayment({
    identifier,
    kind: 'link',
    account,
    amount,
    processor: way.processor.keyword,
    ...(way.method ? { method: way.method.key } : {}),
    ...(next ? { next } : {}),
  });
  return identifier;
}
