import { currentSite, safeExternalUrl } from '@console/area';
import { ownValue } from '@console/contract/own-value';

/** Where the vendors' scripts are. Stripe's belongs to the release of `@stripe/stripe-js`, which asks for no other. */
const own = {
  stripe: 'https://js.stripe.com/endive/stripe.js',
  omise: 'https://cdn.omise.co/omise.js',
  paypal: 'https://www.paypal.com/sdk/js',
  razorpay: 'https://checkout.razorpay.com/v1/checkout.js',
} as const;
export type VendorName = keyof typeof own;

/** The address of a vendor's script: the vendor's own, or that of the sandbox's fake where the site has one. */
export function scriptAddress(vendor: VendorName): string {
  const { fakes } = currentSite();
  return fakes ? `${fakes.pay}/js/${vendor}.js` : own[vendor];
}

/** A page of a processor or bank that a person may go to, and whose it is. */
export interface PayPage {
  readonly href: string;
  /** Shown before anybody goes there: `api.omise.co`. */
  readonly host: string;
}

/**
 * The page that a processor names, if it is safe to follow: of a host that payments by this processor lead to on this site. Where
 * the sandbox answers in the browser, its pages are the console's own.
 * @param address untrusted
 * @param processor keyword
 */
export function payPage(address: string, processor: string): PayPage | undefined {
  const href = safeExternalUrl(address);
  if (href === undefined) return undefined;
  const { host, origin } = new URL(href);
  const { allow, mock } = currentSite();
  const names = ownValue(allow.leave ?? {}, processor) ?? [];
  const isAllowed = names.some((name) => host === name || host.endsWith(`.${name}`));
  return isAllowed || (mock && origin === window.location.origin) ? { href, host } : undefined;
}
