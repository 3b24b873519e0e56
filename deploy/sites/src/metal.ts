import { locations } from './locations';
import type { SiteDefinition } from './site';

/** The metal site: bare metal only, no debt, no referral. (spec 1, section 1; spec 2, sections 3 and 9) */
export const metalSite: SiteDefinition = {
  id: 'metal',
  hosts: ['metal.localhost'],
  brand: 'metal',
  config: {
    siteName: 'metal',
    siteTheme: 'metal',
    siteCountry: 'EE',
    siteLocale: 'en-GB',
    siteCurrency: 'EUR',
    locations: locations.filter((location) => location.slug !== 'jkt01'),
    chatEnabled: false,
    vmsEnabled: false,
    ipsEnabled: false,
    bareMetalEnabled: true,
    mfaAvailable: true,
    // The one site that still answers the deprecated call.
    mfaDeactivationAvailable: true,
    minimumTopupAmount: 500,
    allowDebt: false,
    referralCodeEnabled: false,
    paymentProcessors: [
      {
        type: 'creditcard',
        name: 'Credit or debit card',
        keyword: 'stripe_creditcard',
        public_key: 'pk_test_sandbox',
        verification_amount: 1,
        use_3ds_verification: true,
        supports_auto_topup: true,
        service_fee: { flat_rate: 0.35, percentage: 3.5 },
      },
      { type: 'invoice', name: 'Bank transfer by invoice', keyword: 'invoice' },
    ],
    billingFields: [
      { field: 'email', required: true, visible: true },
      { field: 'customer_name', required: false, visible: true },
      { field: 'company_name', required: false, visible: true },
      { field: 'company_vat_number', required: false, visible: true },
      { field: 'address_line1', required: false, visible: true },
      { field: 'city', required: false, visible: true },
      { field: 'post_index', required: false, visible: true },
      { field: 'country', required: false, visible: true },
    ],
    loginTitle: 'Log in',
    loginSubtitle: 'Bare metal servers, leased by the hour.',
    authClientId: 'console-sandbox',
    supportEmail: 'support@example.com',
    billingEmail: 'billing@example.com',
  },
  allow: { script: [], frame: [], connect: [], form: [] },
  // The sandbox stands in for the service, and shows what arrived (GET /sandbox/reports).
  reporting: { dsn: 'http://sandbox@localhost/1' },
};
