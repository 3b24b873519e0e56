import { SiteConfig, type SiteConfigInput } from '@console/contract/site-config';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SiteFile } from './site-file';

/** What each setting of a site does, for whoever writes one. (spec 1, section 3; spec 2, sections 3 and 9; spec 3, section 1) */
const descriptions: Readonly<Record<keyof SiteConfigInput, string>> = {
  siteName: "The site's name, in the title of every page and on the sign-in page",
  siteTheme: 'The brand, a folder of deploy/brands',
  siteCountry: 'Two letters; the country that billing forms begin with',
  siteLocale: 'Language and formats of numbers, money and dates, like en-GB; a language in a profile wins',
  siteCurrency: 'Three letters; all prices and amounts',
  locations: 'Where resources can be; one is the default',
  chatEnabled: 'Whether the chat widget is offered; it needs chatConfig and a chatHost',
  chatConfig: 'The provider of chat and its public keys',
  vmsEnabled: 'Virtual machines',
  vmAppsEnabled: 'The application catalogue when a machine is created',
  servicesEnabled: 'Managed services (databases)',
  kubernetesEnabled: 'Kubernetes among the managed services; requires servicesEnabled',
  storageEnabled: 'Object storage',
  loadBalancerEnabled: 'Load balancers',
  privateNetworksEnabled: 'Private networks (VPC)',
  ipsEnabled: 'Floating IPs',
  bareMetalEnabled: 'Bare metal',
  mfaAvailable: 'Multi-factor authentication in the profile',
  mfaDeactivationAvailable: 'Whether the deprecated deactivation of it answers; else it is shown as unavailable',
  recurringPaymentsEnabled: 'Automated top-ups and invoices paid by card by themselves',
  firstAccountCredit: "Credit that a user's first billing account begins with, in the site's currency",
  referralCodeEnabled: 'Referral codes and links',
  referralCreditAmounts: 'What a referral brings to both sides, and the top-up sum that it takes',
  limitedBillingAccountConfig: 'The largest machine of a billing account that is limited',
  minimumTopupAmount: "The smallest top-up, in the site's currency",
  priceTiers: "How quantities above the start of a price tier are priced: 'whole' or 'graduated'",
  allowDebt: 'Whether accounts may spend beyond their credit',
  paymentProcessors: 'Ways to pay, with their public keys; never a secret',
  billingFields: 'Which fields of a billing account are shown, and which are required',
  predefinedPackages: 'Sizes of machines on offer, by family of operating systems',
  backupTime: 'When nightly backups are made, HH:MM in UTC',
  termsUrl: 'Terms of service, linked when signing up: an https address, or a path of this host (/terms.html)',
  loginTitle: 'Title of the sign-in page; safe HTML',
  loginSubtitle: 'Line under it; safe HTML',
  loginImages:
    "Pictures for the sign-in page in place of the brand's art: https addresses, or files beside this one (./x.svg)",
  isoCertificates: 'Certificates at the foot of the sign-in page: address and picture',
  authDomain: "Domain of the identity provider, on the suffix of the site's host",
  authClientId: 'Client id at the identity provider',
  s3ForcePathStyle: 'Whether addresses of object storage have the bucket in their path',
  supportEmail: 'Where help can be asked for',
  billingEmail: 'Where questions about money go',
  apiDocsUrl: 'Documentation of the API: an https address',
  supportUrl: 'Help pages: an https address',
  internalEmailDomains: "Domains of the company's own e-mail addresses, which everybody may see",
};

const [configObject] = SiteConfig.pipe;
const isName = (name: string): name is keyof typeof descriptions => Object.hasOwn(descriptions, name);

/** JSON Schema of `site.json`, with a description and the default of every setting: editors help by it. */
export function siteSchema(): object {
  const options = { typeMode: 'input', errorMode: 'ignore' } as const;
  const config = toJsonSchema(v.partial(v.strictObject(configObject.entries)), options);
  const described = Object.fromEntries(
    Object.entries(config.properties ?? {}).map(([name, schema]) => [
      name,
      typeof schema === 'object' && isName(name) ? { description: descriptions[name], ...schema } : schema,
    ]),
  );
  const { $schema: _inner, ...rest } = config;
  const file = toJsonSchema(SiteFile, options);
  return { ...file, properties: { ...file.properties, config: { ...rest, properties: described } } };
}
