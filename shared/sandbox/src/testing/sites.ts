import type { SiteConfigInput } from '@console/contract/site-config';
import type { SandboxSite } from '../site';
import { allProcessors } from './processors';

const location = (slug: string, display_name: string, more: Partial<SiteConfigInput['locations'][number]> = {}) => ({
  slug,
  display_name,
  description: 'Estonia',
  country_code: 'est',
  is_default: false,
  is_preferred: false,
  is_published: true,
  create_resource_disabled: false,
  ...more,
});

const locations = [
  location('tll', 'Tallinn'),
  location('jhv', 'Jõhvi', { is_default: true }),
  location('trtu', 'Tartu'),
  location('jkt01', 'Jakarta', { country_code: 'idn', create_resource_disabled: true }),
];

const base = { siteCountry: 'EE', siteLocale: 'en-GB', siteCurrency: 'EUR', locations } as const;

/** A site with everything. */
export const wholeSite: SandboxSite = {
  id: 'whole',
  hosts: ['localhost', '127.0.0.1'],
  config: {
    ...base,
    locations: [...locations],
    siteName: 'Whole',
    siteTheme: 'warren',
    vmAppsEnabled: true,
    servicesEnabled: true,
    kubernetesEnabled: true,
    storageEnabled: true,
    loadBalancerEnabled: true,
    privateNetworksEnabled: true,
    bareMetalEnabled: true,
    recurringPaymentsEnabled: true,
    firstAccountCredit: 22,
    allowDebt: true,
    limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
    paymentProcessors: allProcessors,
    billingFields: [
      { field: 'email', required: true, visible: true },
      { field: 'customer_phone', required: true, visible: true },
      { field: 'company_vat_number', required: true, visible: false },
    ],
    authClientId: 'client',
  },
};

/** A site with nothing but bare metal, no debt and no first credit. */
export const metalSite: SandboxSite = {
  id: 'metal',
  hosts: ['metal.localhost'],
  config: {
    ...base,
    locations: locations.slice(0, 2),
    siteName: 'Metal',
    siteTheme: 'metal',
    vmsEnabled: false,
    ipsEnabled: false,
    bareMetalEnabled: true,
    billingFields: [{ field: 'email', required: true, visible: true }],
    authClientId: 'client',
  },
};
