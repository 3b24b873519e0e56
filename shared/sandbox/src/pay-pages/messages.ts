import type { PaymentRow } from '../model/payments';
import { digitsOf } from '../payments/money';
import type { SiteRuntime } from '../site';

const NAMES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  stripe_creditcard: 'Card (Stripe)',
  stripe_wallet: 'Wallet (Stripe)',
  omise: 'Omise',
  omise_creditcard: 'Card (Omise)',
  paypal_vault: 'PayPal',
  duitku: 'Duitku',
  sslcommerz: 'SSLCOMMERZ',
  adyen: 'Adyen',
  clictopay: 'ClicToPay',
  coingate: 'CoinGate',
  razorpay: 'Razorpay',
};

/** What a payment is paid with, in words. */
export function methodName({ config, store }: SiteRuntime, payment: PaymentRow): string {
  const name = NAMES[payment.keyword] ?? payment.keyword;
  const facts = payment.card_id === null ? undefined : store.cards.get(payment.card_id)?.facts;
  if (facts) return `${facts.brand} •••• ${facts.last4}`;
  const methods = config.paymentProcessors?.find(({ keyword }) => keyword === payment.keyword)?.methods;
  const method = methods?.find(({ key }) => key === payment.method)?.name ?? payment.method;
  return method ? `${name}, ${method}` : name;
}

/** What the processor takes, as the site writes money. */
export function amountText({ config }: SiteRuntime, { charge, currency }: PaymentRow): string {
  try {
    return new Intl.NumberFormat(config.siteLocale, { style: 'currency', currency }).format(charge);
  } catch {
    return `${charge.toFixed(digitsOf(currency))} ${currency}`;
  }
}

/** What the person is asked for. */
export function question(payment: PaymentRow): string {
  if (payment.purpose === 'setup' && payment.keyword === 'paypal_vault') return 'Save PayPal for later payments?';
  if (payment.purpose === 'setup') return 'Confirm your card';
  if (payment.purpose === 'verification') return 'Confirm your card';
  return payment.has_challenge ? 'Confirm your payment' : 'Pay';
}

/** What is said when the person or the bank says no. */
export const declinedText = (payment: PaymentRow): string =>
  payment.has_challenge ? 'The bank did not confirm the payment.' : 'The payment was declined.';
