import type { PaymentRow } from '../model/payments';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';

/** How long a payment waits for the person, in seconds. (Time-outs are not shown in spec 2, section 9; Stripe's shortest.) */
export const PAYMENT_LASTS = 30 * 60;

/** How each processor writes the ids of its payments. */
const PREFIXES: Readonly<Record<string, string>> = {
  stripe: 'cs_test_',
  stripe_creditcard: 'pi_',
  stripe_wallet: 'pi_',
  omise_creditcard: 'chrg_test_',
  omise: 'chrg_test_',
  paypal_vault: 'PAY-',
  razorpay: 'order_',
  duitku: 'DK-',
  sslcommerz: 'SSLCZ-',
  adyen: 'CS',
  clictopay: 'CTP-',
  coingate: 'CG-',
};

type Given = Pick<PaymentRow, 'user_id' | 'account_id' | 'keyword' | 'purpose'> & Partial<PaymentRow>;

/** Keeps a new payment; what is not given is empty, and it waits for half an hour. Only inside a transaction. */
export function newPayment(site: SiteRuntime, given: Given): PaymentRow {
  const created = site.now();
  return site.store.payments.put({
    id: `${PREFIXES[given.keyword] ?? 'pay_'}${secureText(24)}`,
    number: site.nextNumber(),
    method: null,
    status: 'pending',
    message: null,
    amount: 0,
    charge: 0,
    currency: site.config.siteCurrency,
    card_id: null,
    payment_method: null,
    secret: secureText(24),
    has_challenge: false,
    return_url: null,
    created,
    expires: created + PAYMENT_LASTS,
    ...given,
  });
}
