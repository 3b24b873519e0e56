import type { PaymentProcessor } from '@console/contract/payment-processor';

/** Ways to pay on the default site, with the sample fees and conversions of spec 2, section 9. */
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
    type: 'link',
    name: 'Wallet',
    keyword: 'stripe_wallet',
    service_fee: { flat_rate: 4240, percentage: 3.4 },
    charge_currency_conversion: { to_currency: 'SGD', exchange_rate: 1.45 },
  },
  {
    type: 'link',
    name: 'Omise',
    keyword: 'omise',
    methods: [
      { key: 'promptpay', name: 'PromptPay' },
      { key: 'truemoney', name: 'TrueMoney' },
    ],
    charge_currency_conversion: { to_currency: 'THB', exchange_rate: 35 },
  },
  { type: 'link', name: 'SSLCOMMERZ', keyword: 'sslcommerz', store_id: 'sandbox' },
  { type: 'link', name: 'Duitku', keyword: 'duitku' },
  { type: 'invoice', name: 'Bank transfer by invoice', keyword: 'invoice' },
];
