import { hostName } from '../api/origin';
import type { PaymentRow } from '../model/payments';
import type { SiteRuntime } from '../site';

export const PAY_HOST = 'pay.localhost';
export const CHAT_HOST = 'chat.localhost';

/** Where the processors' pages are, for a site that is served at an origin. */
export function payOrigin(origin: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${PAY_HOST}${port ? `:${port}` : ''}`;
}

type Named = Pick<PaymentRow, 'id'>;

/** The processor's page of a payment. */
export const pageOf = (site: SiteRuntime, origin: string, { id }: Named): string =>
  `${payOrigin(origin)}/pay/${encodeURIComponent(site.definition.id)}/${encodeURIComponent(id)}`;

/** What the processor's script in a browser knows a payment by; it says the site, too. */
export const clientSecret = (site: SiteRuntime, { id, secret }: Pick<PaymentRow, 'id' | 'secret'>): string =>
  `${id}_secret_${site.definition.id}.${secret}`;

/** The origins that a site has on the port where something was asked for. */
export function originsOf(site: SiteRuntime, origin: string): string[] {
  const { protocol, port } = new URL(origin);
  return site.definition.hosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
}

/** Whether an address belongs to the site, as it is served at an origin: processors lead nowhere else. */
export function isOwnAddress(site: SiteRuntime, origin: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.username === '' &&
    url.password === '' &&
    site.definition.hosts.includes(hostName(url.host)) &&
    originsOf(site, origin).includes(url.origin)
  );
}

/** The page of the console that says that a check is over, below its base address. (spec 2, section 2) */
export function paymentReturn(frontBaseUrl: string): string {
  const url = new URL(frontBaseUrl);
  const base = url.pathname.replace(/(?<!\/)\/+$/, '');
  return `${url.origin}${base || '/app'}/payment_return`;
}
