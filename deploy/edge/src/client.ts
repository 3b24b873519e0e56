import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Trace, TraceOf } from './trace';

/** Who asks, as far as that can be known. */
export interface Client {
  /** IPv4 or IPv6 address, or 'unknown'. */
  readonly address: string;
  /** What the browser speaks, to the edge or to the proxy before it. */
  readonly protocol: 'http' | 'https';
  /** Whether a proxy has passed the request on, as far as that shows. */
  readonly isProxied?: true;
  /** The trace that the request belongs to. */
  readonly trace?: Trace;
}

/** Tells who has sent a request; undefined where there is no connection. */
export type ClientOf = (incoming: IncomingMessage | undefined) => Client;

const isEncrypted = ({ socket }: IncomingMessage): boolean => 'encrypted' in socket && socket.encrypted === true;

/** What proxies write and no browser sends; nor does one speak HTTP/1.0, as a proxy may that says nothing else. */
const BY_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const looksPassedOn = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' || BY_PROXIES.some((name) => headers[name] !== undefined);

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;

/** The last value of a list in a header: the one that the nearest proxy has added. */
const last = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/**
 * A reader of clients. What X-Forwarded-For and X-Forwarded-Proto say is believed where the connection comes from a trusted
 * proxy, and only as far back as such proxies have written it: everybody else can write anything there.
 * @param trustedProxies addresses, networks (`10.0.0.0/8`), or `loopback`, `linklocal`, `uniquelocal`
 * @param traceOf reads the trace of a request
 * @throws TypeError for anything else
 */
export function clientReader(trustedProxies: readonly string[], traceOf: TraceOf = () => undefined): ClientOf {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return (incoming) => {
    const peer = incoming?.socket.remoteAddress;
    if (!incoming || peer === undefined) return { address: 'unknown', protocol: 'http' };
    const named = proxyAddr(incoming, trusts);
    const address = (isIP(named) ? named : peer).replace(MAPPED_IPV4, '');
    const own = isEncrypted(incoming) ? 'https' : 'http';
    const forwarded = trusts(peer, 0) ? last(incoming.headers['x-forwarded-proto'])?.toLowerCase() : undefined;
    const trace = traceOf(incoming);
    const isProxied = trusts(peer, 0) || looksPassedOn(incoming);
    const protocol = forwarded === 'https' || forwarded === 'http' ? forwarded : own;
    return { address, protocol, ...(isProxied && { isProxied }), ...(trace && { trace }) };
  };
}

/**
 * Tells whether a request comes from a trusted proxy.
 * @param trustedProxies as `clientReader` takes them
 */
export function trustReader(trustedProxies: readonly string[]): (incoming: IncomingMessage) => boolean {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return ({ socket: { remoteAddress: peer } }) => peer !== undefined && trusts(peer, 0);
}

/**
 * The network of an IPv6 address (its first 64 bits), for whoever has one of its addresses has all of them; an IPv4 address as it is.
 * @param address as a `Client` has it
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  // The last two groups may be written as an IPv4 address.
  const groupsOf = (part: string): string[] =>
    part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group || []));
  const [head = [], tail] = plain.split('::').map(groupsOf);
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A request that says of its protocol what is known, in place of what anybody wrote there. */
export function seenBy({ protocol }: Pick<Client, 'protocol'>, request: Request): Request {
  request.headers.set('x-forwarded-proto', protocol);
  return request;
}
