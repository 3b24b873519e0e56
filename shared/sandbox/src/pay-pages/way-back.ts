import type { PaymentRow } from '../model/payments';
import { clientSecret, isOwnAddress } from '../payments/addresses';
import { finishPayment, paymentState } from '../payments/finish';
import type { SiteRuntime } from '../site';
import { declinedText } from './messages';

/** How a payment is answered for: it stands so, or the person went away without an answer. */
type State = ReturnType<typeof paymentState>;
type Query = Readonly<Record<string, string>>;
type Writer = (site: SiteRuntime, payment: PaymentRow, state: State) => Query;

const pick = (state: State, messages: Readonly<Record<'succeeded' | 'pending' | 'failed', string>>): string =>
  messages[state === 'expired' ? 'failed' : state];

const stripeIntent: Writer = (site, payment, state) => {
  const kind = payment.purpose === 'setup' ? 'setup_intent' : 'payment_intent';
  return {
    [kind]: payment.id,
    [`${kind}_client_secret`]: clientSecret(site, payment),
    redirect_status: pick(state, { succeeded: 'succeeded', pending: 'pending', failed: 'failed' }),
  };
};

/** What each processor adds to the address that it leads back to; Omise adds nothing. */
const writers: Readonly<Record<string, Writer>> = {
  stripe: (_site, { id }, state) => ({ session_id: id, ...(state === 'succeeded' ? {} : { canceled: 'true' }) }),
  stripe_creditcard: stripeIntent,
  stripe_wallet: stripeIntent,
  duitku: (_site, { id }, state) => ({
    merchantOrderId: id,
    resultCode: pick(state, { succeeded: '00', pending: '01', failed: '02' }),
    reference: id,
  }),
  sslcommerz: (_site, { id }, state) => ({
    tran_id: id,
    status: pick(state, { succeeded: 'VALID', pending: 'CANCELLED', failed: 'FAILED' }),
  }),
  adyen: (_site, { id }, state) => ({
    sessionId: id,
    redirectResult: pick(state, { succeeded: 'authorised', pending: 'cancelled', failed: 'refused' }),
  }),
  clictopay: (_site, { id }) => ({ orderId: id, lang: 'en' }),
  coingate: (_site, { id }, state) => ({
    order_id: id,
    status: pick(state, { succeeded: 'paid', pending: 'new', failed: 'canceled' }),
  }),
  paypal_vault: (_site, { id }) => ({ approval_token_id: id }),
};

/**
 * Where the person goes when a page is done with, with what the processor tells there. Undefined where there is nowhere
 * to go, or where the address is not the site's.
 */
export function wayBack(site: SiteRuntime, origin: string, payment: PaymentRow): string | undefined {
  const { return_url, keyword } = payment;
  if (return_url === null || !isOwnAddress(site, origin, return_url)) return undefined;
  const url = new URL(return_url);
  const added = writers[keyword]?.(site, payment, paymentState(site, payment)) ?? {};
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

const RIGHT_CODE = '123456';
const WRONG_CODE = 'This code is wrong. Try again.';

/** What the buttons of a page lead to; any other one leaves the payment as it is. */
const outcomes = {
  approve: () => ({ status: 'succeeded' }) as const,
  decline: (payment: PaymentRow) => ({ status: 'failed', message: declinedText(payment) }) as const,
  timeout: () => ({ status: 'expired' }) as const,
};

const isOutcome = (action: unknown): action is keyof typeof outcomes =>
  typeof action === 'string' && Object.hasOwn(outcomes, action);

/** Takes a person's answer: `{action}`, with `code` for the bank's. Answers what was wrong with it, in words. */
export async function takeChoice(
  site: SiteRuntime,
  payment: PaymentRow,
  { action, code }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const given = action === 'code' && code === RIGHT_CODE ? 'approve' : action;
  if (given === 'code' && paymentState(site, payment) === 'pending') return WRONG_CODE;
  if (isOutcome(given)) await site.store.transact(() => finishPayment(site, payment.id, outcomes[given](payment)));
  return undefined;
}
