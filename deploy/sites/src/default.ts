import type { SiteConfigInput } from '@console/contract/site-config';
import { certificateImage } from './certificate-image';
import { defaultProcessors } from './default-processors';
import { locations } from './locations';
import type { SiteDefinition } from './site';

/** The default mock site: every kind of resource. Amounts are the sample values of spec 2, section 9; spec 3, section 9. */
export const defaultConfig: SiteConfigInput = {
  siteName: 'warren',
  siteTheme: 'warren',
  siteCountry: 'EE',
  siteLocale: 'en-GB',
  siteCurrency: 'EUR',
  locations,
  chatEnabled: false,
  vmsEnabled: true,
  vmAppsEnabled: true,
  servicesEnabled: true,
  kubernetesEnabled: true,
  storageEnabled: true,
  loadBalancerEnabled: true,
  privateNetworksEnabled: true,
  ipsEnabled: true,
  bareMetalEnabled: true,
  mfaAvailable: true,
  recurringPaymentsEnabled: true,
  firstAccountCredit: 22,
  referralCodeEnabled: true,
  referralCreditAmounts: {
    receiver_credit: 5.44,
    promoter_credit: 4.93,
    referral_credit_receiver_precondition_topup_sum: 11.33,
  },
  limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
  minimumTopupAmount: 13,
  allowDebt: true,
  paymentProcessors: defaultProcessors,
  billingFields: [
    { field: 'email', required: true, visible: true },
    { field: 'customer_name', required: false, visible: true },
    { field: 'customer_phone', required: true, visible: true },
    { field: 'company_name', required: false, visible: true },
    { field: 'company_reg_code', required: false, visible: true },
    { field: 'company_vat_number', required: false, visible: false },
    { field: 'customer_id_number', required: false, visible: false },
    { field: 'address_line1', required: false, visible: true },
    { field: 'city', required: false, visible: true },
    { field: 'county', required: false, visible: true },
    { field: 'post_index', required: false, visible: true },
    { field: 'country', required: false, visible: true },
    { field: 'document', required: false, visible: true },
  ],
  predefinedPackages: [
    { cpu: 1, ram: 1, ssd: 20, os: ['win'], disabled: ['win'], notice: 'Not available for Windows' },
    { cpu: 2, ram: 1, ssd: 20, os: ['other'], default: ['other'] },
    { cpu: 2, ram: 2, ssd: 50, os: ['other', 'win'], default: ['win'] },
    { cpu: 2, ram: 4, ssd: 60, os: ['other', 'win'] },
    { cpu: 4, ram: 4, ssd: 80, os: ['other', 'win'] },
  ],
  backupTime: '01:00',
  termsUrl: 'https://example.com/terms',
  loginTitle: 'Log in',
  loginSubtitle: 'Servers, networks and storage in Tallinn, Jõhvi, Tartu and Jakarta.',
  isoCertificates: ['27001', '9001', '27017'].map((number) => ({
    url: `https://example.com/certificates/iso-${number}.pdf`,
    image: certificateImage(number),
  })),
  authClientId: 'console-sandbox',
  s3ForcePathStyle: true,
  supportEmail: 'support@example.com',
  billingEmail: 'billing@example.com',
  apiDocsUrl: 'https://example.com/api',
  supportUrl: 'https://example.com/support',
  internalEmailDomains: ['warren.example', 'pilvio.example'],
};

export const defaultSite: SiteDefinition = {
  id: 'default',
  hosts: ['localhost', '127.0.0.1', 'test.localhost'],
  brand: 'warren',
  config: defaultConfig,
  allow: { script: [], frame: [], connect: [], form: [] },
  // The sandbox stands in for the service, and shows what arrived (GET /sandbox/reports).
  reporting: { dsn: 'http://sandbox@localhost/1' },
};
