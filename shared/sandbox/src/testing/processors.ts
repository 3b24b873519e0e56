import type { SiteConfigInput } from '@console/contract/site-config';

type Processors = NonNullable<SiteConfigInput['paymentProcessors']>;

const link = (keyword: string, more: Partial<Processors[number]> = {}): Processors[number] => ({
  type: 'link',
  name: keyword,
  keyword,
  ...more,
});

/** Every processor of the specification, with the fees and conversions of its samples. (spec 2, section 9) */
export const allProcessors: Processors = [
  {
    type: 'creditcard',
    name: 'Card',
    keyword: 'stripe_creditcard',
    public_key: 'pk_test_sandbox',
    verification_amount: 100,
    use_3ds_verification: true,
    supports_auto_topup: true,
    service_fee: { flat_rate: 0.25, percentage: 3.5 },
  },
  {
    type: 'creditcard',
    name: 'Card (Omise)',
    keyword: 'omise_creditcard',
    public_key: 'pkey_test_sandbox',
    verification_amount: 2000,
    charge_currency_conversion: { to_currency: 'THB', exchange_rate: 35 },
  },
  { type: 'creditcard', name: 'PayPal', keyword: 'paypal_vault', public_key: 'paypal-sandbox' },
  link('stripe'),
  link('stripe_wallet', {
    service_fee: { flat_rate: 4240, percentage: 3.4 },
    charge_currency_conversion: { to_currency: 'SGD', exchange_rate: 1.45 },
  }),
  link('omise', {
    methods: [
      { key: 'promptpay', name: 'PromptPay' },
      { key: 'truemoney', name: 'TrueMoney' },
    ],
    charge_currency_conversion: { to_currency: 'THB', exchange_rate: 35 },
  }),
  ...['duitku', 'sslcommerz', 'adyen', 'clictopay', 'coingate', 'razorpay'].map((keyword) => link(keyword)),
  { type: 'invoice', name: 'Invoice', keyword: 'invoice' },
];
