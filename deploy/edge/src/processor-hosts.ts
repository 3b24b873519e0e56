import type { SiteAllowList, FakeOrigins } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';

type Config = SiteDefinition['config'];
type Hosts = Partial<SiteAllowList>;

const stripe: Hosts = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const omise: Hosts = {
  script: ['https://cdn.omise.co'],
  frame: ['https://api.omise.co'],
  connect: ['https://api.omise.co', 'https://vault.omise.co'],
};

/** Hosts of the processors whose scripts run in the console; the others are only redirected to. (libraries' own documentation) */
const processorHosts: Readonly<Record<string, Hosts>> = {
  stripe_creditcard: stripe,
  stripe_wallet: stripe,
  omise_creditcard: omise,
  omise,
  paypal_vault: {
    script: ['https://www.paypal.com'],
    frame: ['https://www.paypal.com'],
    connect: ['https://www.paypal.com'],
  },
  razorpay: {
    script: ['https://checkout.razorpay.com'],
    frame: ['https://api.razorpay.com'],
    connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  },
};

const NAMES = ['script', 'frame', 'connect', 'form', 'image'] as const;

/** Several allow lists as one, each host once. */
export const mergeAllow = (...lists: readonly Hosts[]): SiteAllowList => {
  const all = (name: (typeof NAMES)[number]) => [...new Set(lists.flatMap((list) => list[name] ?? []))];
  return {
    script: all('script'),
    frame: all('frame'),
    connect: all('connect'),
    form: all('form'),
    image: all('image'),
  };
};

/** The real processors' hosts that a configuration needs. */
export const vendorAllow = ({ paymentProcessors }: Config): SiteAllowList =>
  mergeAllow(...(paymentProcessors ?? []).map(({ keyword }) => processorHosts[keyword] ?? {}));

/** Hosts of the sandbox's fakes of processors and chat providers, without port. */
export const FAKE_HOSTS: readonly string[] = ['pay.localhost', 'chat.localhost'];

/** Where the sandbox's fakes are, served on a port. */
export const fakeOrigins = (port: number): FakeOrigins => ({
  pay: `http://pay.localhost:${port}`,
  chat: `http://chat.localhost:${port}`,
});

/** What a configuration needs of the sandbox's fakes of processors, served on a port. */
export function fakeAllow({ paymentProcessors }: Config, port: number): SiteAllowList {
  const { pay } = fakeOrigins(port);
  return mergeAllow(
    paymentProcessors?.length
      ? { script: [`${pay}/js/`], frame: [pay], connect: [pay], form: [pay], image: [pay] }
      : {},
  );
}
