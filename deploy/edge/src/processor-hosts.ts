import type { SiteAllowList } from '@console/contract/site-document';
import { ownValue } from '@console/contract/own-value';
import type { SiteDefinition } from '@console/sites';

type Config = SiteDefinition['config'];
type Hosts = Partial<SiteAllowList>;

/** What one processor needs. */
interface ProcessorHosts extends Omit<Hosts, 'leave'> {
  /** Hosts of its pages. */
  readonly leave: readonly string[];
}

const stripe: ProcessorHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  leave: ['stripe.com'],
};
const omise: ProcessorHosts = {
  script: ['https://cdn.omise.co'],
  // Cards become tokens in a frame of the vault.
  frame: ['https://vault.omise.co'],
  connect: ['https://api.omise.co', 'https://vault.omise.co'],
  leave: ['omise.co'],
};
const paypal = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/**
 * Hosts of the processors whose scripts run in the console, and those that people go to. What each vendor asks for, and what of it
 * is not let in, is in deploy/docs/processors.md.
 */
const processorHosts: Readonly<Record<string, ProcessorHosts>> = {
  // Its page is only gone to.
  stripe: { leave: ['stripe.com'] },
  stripe_creditcard: stripe,
  stripe_wallet: stripe,
  omise_creditcard: omise,
  omise,
  paypal_vault: { script: paypal, frame: paypal, connect: paypal, leave: ['paypal.com'] },
  razorpay: {
    script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    leave: ['razorpay.com'],
  },
  duitku: { leave: ['duitku.com'] },
  sslcommerz: { leave: ['sslcommerz.com'] },
  adyen: { leave: ['adyen.com', 'adyen.link'] },
  clictopay: { leave: ['clictopay.com', 'clictopay.com.tn'] },
  coingate: { leave: ['coingate.com'] },
};

const once = (lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** Several allow lists as one, each host once. */
export const mergeAllow = (...lists: readonly Hosts[]): SiteAllowList => {
  const all = (name: Exclude<keyof SiteAllowList, 'leave'>) => once(lists.map((list) => list[name]));
  const processors = once(lists.map(({ leave }) => Object.keys(leave ?? {})));
  return {
    script: all('script'),
    frame: all('frame'),
    connect: all('connect'),
    form: all('form'),
    image: all('image'),
    leave: Object.fromEntries(
      processors.map((keyword) => [keyword, once(lists.map(({ leave }) => ownValue(leave ?? {}, keyword)))]),
    ),
  };
};

const hostsOf = (keyword: string): Hosts => {
  const { leave, ...hosts } = ownValue(processorHosts, keyword) ?? {};
  return leave ? { ...hosts, leave: { [keyword]: leave } } : hosts;
};

/** The real processors' hosts that a configuration needs. */
export const vendorAllow = ({ paymentProcessors }: Config): SiteAllowList =>
  mergeAllow(...(paymentProcessors ?? []).map(({ keyword }) => hostsOf(keyword)));

/** What a configuration needs of the sandbox's fakes of processors. `pay`: their origin. */
export function fakeAllow({ paymentProcessors }: Config, pay: string): SiteAllowList {
  if (!paymentProcessors?.length) return mergeAllow();
  const { host } = new URL(pay);
  const leave = Object.fromEntries(paymentProcessors.map(({ keyword }) => [keyword, [host]]));
  return mergeAllow({ script: [`${pay}/js/`], frame: [pay], connect: [pay], form: [pay], image: [pay], leave });
}
