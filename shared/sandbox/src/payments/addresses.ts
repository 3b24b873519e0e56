import { hostName } from '../api/origin';
import type { PaymentRow } from '../model/payments';
import type { PublicOrigins, SiteRuntime } from '../site';

const PAY_HOST = 'pay.localhost';
const CHAT_HOST = 'chat.localhost';

/** Hosts of the fakes, with or without port. */
export interface FakeHosts {
  readonly isPay: (host: string) => boolean;
  readonly isChat: (host: string) => boolean;
  readonly isFake: (host: string) => boolean;
}

/** The hosts of origins that were given, those of this machine for the others. */
export function fakeHosts({ pay, chat }: PublicOrigins): FakeHosts {
  const payHost = pay === undefined ? PAY_HOST : new URL(pay).hostname;
  const chatHost = chat === undefined ? CHAT_HOST : new URL(chat).hostname;
  const isPay: FakeHosts['isPay'] = (host) => hostName(host) === payHost;
  const isChat: FakeHosts['isChat'] = (host) => hostName(host) === chatHost;
  return { isPay, isChat, isFake: (host) => isPay(host) || isChat(host) };
}

/** Where the processors' pages are, for a site that is served at an origin. */
export function payOrigin(origin: string, { pay }: PublicOrigins = {}): string {
  if (pay !== undefined) return pay;
  const { protocol, port } = new URL(origin);
  return `${protocol}//${PAY_HOST}${port ? `:${port}` : ''}`;
}

type Named = Pick<PaymentRow, 'id'>;

/** The processor's page of a payment. */
export const pageOf = (site: SiteRuntime, origin: string, { id }: Named): string =>
  `${payOrigin(origin, site.origins)}/pay/${encodeURIComponent(site.definition.id)}/${encodeURIComponent(id)}`;

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
