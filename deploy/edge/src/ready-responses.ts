import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { environmentOf } from '@console/contract/environment';
import type { Backend } from './backend';
import type { ClientOf } from './client';
import { hostName } from './host-name';
import { addSecurityHeaders } from './security-headers';
import { offersEncoding } from './static-files';

/** So long what is ready is given out without a look at what it was made of, in milliseconds. */
const FRESH_MS = 1000;
/** So much is ready of all together, in bytes. */
const ROOM = 16 * 1024 * 1024;
/** Headers of what is accepted: browsers have few of them, and anybody may send others. */
const MOST_OFFERS = 100;

/** Names and values in turn, as Node writes them without a look at each. */
export type Head = string[];

/** The head of a response of a site, with what every response must carry. */
export function headOf(own: Readonly<Record<string, string>>): Head {
  const headers = new Headers(own);
  addSecurityHeaders(headers, 'site');
  return [...headers].flat();
}

/** Tells which of the encodings somebody takes, as a number. */
export function offersReader(): (header: string | string[] | null | undefined) => number {
  const known = new Map<string, number>();
  return (given) => {
    const header = String(given ?? '');
    const before = known.get(header);
    if (before !== undefined) return before;
    if (known.size >= MOST_OFFERS) known.clear();
    const offers = Number(offersEncoding(header, 'br')) + 2 * Number(offersEncoding(header, 'gzip'));
    known.set(header, offers);
    return offers;
  };
}

/** Whether a request asks for something, and brings nothing along. */
export const isBare = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** Whether a request is for a host of a site, and nothing that the long way does would come out differently. */
export const hostIsOpen =
  ({
    backend,
    siteOf,
    clientOf,
  }: {
    readonly backend: Pick<Backend, 'servesHost' | 'hasFaults'>;
    readonly siteOf: (host: string) => object | undefined;
    readonly clientOf: ClientOf;
  }) =>
  (incoming: IncomingMessage): boolean => {
    const host = incoming.headers.host ?? '';
    if (backend.servesHost(hostName(host)) || !siteOf(host) || backend.hasFaults?.(host)) return false;
    return environmentOf(host) !== 'development' || !clientOf(incoming).isProxied;
  };

export interface ReadyOptions {
  readonly now?: () => number;
  readonly room?: number;
}

/** What is ready to be written, by address, then by what is accepted. The oldest go where there is no room. */
export function readyStore<T extends { readonly content: Buffer }>({
  now = () => performance.now(),
  room = ROOM,
}: ReadyOptions = {}) {
  const ready = new Map<string, ({ lookedAt: number; readonly it: T } | undefined)[]>();
  let size = 0;
  const drop = (key: string): void => {
    for (const each of ready.get(key) ?? []) size -= each?.it.content.byteLength ?? 0;
    ready.delete(key);
  };
  return {
    keep(key: string, offers: number, it: T): void {
      if (it.content.byteLength > room / 2) return;
      const variants = ready.get(key) ?? [];
      drop(key);
      variants[offers] = { it, lookedAt: now() };
      ready.set(key, variants);
      for (const each of variants) size += each?.it.content.byteLength ?? 0;
      for (const oldest of ready.keys()) {
        if (size <= room) return;
        drop(oldest);
      }
    },
    /** Undefined also where it is time to look again: one request does, what comes meanwhile does not wait for it. */
    take(key: string, offers: number): T | undefined {
      const found = ready.get(key)?.[offers];
      if (!found || now() - found.lookedAt <= FRESH_MS) return found?.it;
      found.lookedAt = now();
      return undefined;
    },
    forget(): void {
      ready.clear();
      size = 0;
    },
  };
}
