import type { PaymentProcessor } from '@console/contract/payment-processor';

/**
 * Ways to pay on the default site: every processor of spec 2, section 9, with its sample fees, verification amounts and
 * conversions. The rate to SGD is ours; the specification shows only the currency.
 */
export const defaultProcessors: PaymentProcessor[] = [
  {
    type: 'creditcard',
    name: 'Credit or debit card',
    keyword: 'stripe_creditcard',
    public_key: 'pk_test_sandbox',
    verification_amount: 100,
    use_3ds_verification: true,
    supports_auto_topup: true,
    show_postalcode_input: false,
  },
  {
    type: 'creditcard',
    name: 'Card in Asia (Omise)',
    keyword: 'omise_creditcard',
    public_key: 'pkey_test_sandbox',
    verification_amount: 2000,
    use_3ds_verification: true,
    supports_auto_topup: true,
    show_postalcode_input: true,
    service_fee: { flat_rate: 2500, percentage: 3.5 },
  },
  {
    type: 'creditcard',
    name: 'PayPal',
    keyword: 'paypal_vault',
    public_key: 'paypal-client-sandbox',
    supports_auto_topup: true,
  },
  { type: 'link', name: 'Stripe Checkout', keyword: 'stripe', public_key: 'pk_test_sandbox' },
  {
    type: 'link',
    name: 'Wallet',
    keyword: 'stripe_wallet',
    public_key: 'pk_test_sandbox',
    service_fee: { flat_rate: 4240, percentage: 3.4 },
    charge_currency_conversion: { to_currency: 'SGD', exchange_rate: 1.45 },
  },
  {
    type: 'link',
    name: 'Omise',
    keyword: 'omise',
    public_key: 'pkey_test_sandbox',
    methods: [
      { key: 'promptpay', name: 'PromptPay' },
      { key: 'truemoney', name: 'TrueMoney' },
    ],
    charge_currency_conversion: { to_currency: 'THB', exchange_rate: 35 },
  },
  { type: 'link', name: 'SSLCOMMERZ', keyword: 'sslcommerz', store_id: 'sandbox' },
  { type: 'link', name: 'Duitku', keyword: 'duitku' },
  { type: 'link', name: 'Adyen', keyword: 'adyen' },
  { type: 'link', name: 'ClicToPay', keyword: 'clictopay' },
  { type: 'link', name: 'CoinGate', keyword: 'coingate' },
  { type: 'link', name: 'Razorpay', keyword: 'razorpay' },
  { type: 'invoice', name: 'Bank transfer by invoice', keyword: 'invoice' },
];
