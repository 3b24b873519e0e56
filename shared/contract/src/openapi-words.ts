import type { Endpoint } from './endpoint';

/** Words of names that are written in another way when people read them. */
const WORDS: Readonly<Record<string, string>> = {
  Vm: 'virtual machine',
  Vms: 'virtual machines',
  Ip: 'floating IP',
  Ui: 'console',
  Os: 'operating system',
  S3: 'S3',
  Cors: 'CORS rule',
  Mfa: 'multi-factor authentication',
  Paypal: 'PayPal',
  Id: 'id',
  Pdf: 'PDF',
  Config: 'configuration',
  Auth: 'sign-in',
  Metal: 'bare metal',
};

/** 'listVms' as 'List virtual machines'. */
export function summaryOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word, at) => (at === 0 ? word : (WORDS[word] ?? word.toLowerCase())))
    .join(' ')
    .replace(/floating IP address(es)?/, (_, plural: string | undefined) => `floating IP${plural ? 's' : ''}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Parts of the API, in the order in which they are shown. */
const TAGS: readonly (readonly [string, RegExp])[] = [
  ['Virtual machines', /\/vm\b|virtual-machines|resource_billing|host_pool|vm_images|parameters/],
  ['Bare metal', /\/metal\//],
  ['Floating IPs', /ip_addresses/],
  ['Private networks', /\/network\/networks?\b/],
  ['Load balancers', /load_balancers/],
  ['Managed services', /\/service\//],
  ['Object storage', /\/storage\//],
  ['Top-up', /\/payment\/(link|persistent_data|final_topup_amount|credit\/buy)/],
  ['Payment methods', /\/payment\/(card|paypal|apply_for_invoice_payment)/],
  ['Invoices, credit and usage', /invoice|\/credit\/|\/charging\//],
  ['Billing accounts', /billing_account|low_balance|campaign|topup_threshold/],
  ['Access', /\/token|access_group|impersonation/],
  ['People', /\/user-resource\//],
  ['Configuration and prices', /./],
];

export const tagNames: readonly string[] = TAGS.map(([name]) => name);

/** The part of the API that a call belongs to. */
export function tagOf({ path }: Pick<Endpoint, 'path'>): string {
  // Managed services have machines, too.
  const isService = path.includes('/service/');
  const found = TAGS.find(([name, pattern]) => pattern.test(path) && !(isService && name === 'Virtual machines'));
  return found?.[0] ?? 'Configuration and prices';
}
