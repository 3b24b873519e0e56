import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { environmentOf } from '@console/contract/environment';
import { isHandedOut } from './assets';
import type { Backend } from './backend';
import type { ClientOf } from './client';
import { hostName } from './host-name';
import type { Quick } from './http-server';
import { addSecurityHeaders } from './security-headers';
import { type FoundFile, headersOf, offersEncoding } from './static-files';

/** So long a file is given out without a look at the disk, in milliseconds: a file of a version never changes. */
const FRESH_MS = 1000;
/** So much is ready of all files together, in bytes; what the files are kept in has the same bytes (kept-files.ts). */
const ROOM = 16 * 1024 * 1024;
/** Headers of what is accepted: browsers have few of them, and anybody may send others. */
const MOST_OFFERS = 100;

/** Names and values in turn, as Node writes them without a look at each. */
type Head = string[];

/** A response that is written as it is. */
interface Ready {
  readonly tag: string;
  readonly content: Buffer;
  readonly whole: Head;
  readonly same: Head;
  lookedAt: number;
}

/** Which of the encodings somebody takes, as a number. */
const offersOf = (header: string): number =>
  Number(offersEncoding(header, 'br')) + 2 * Number(offersEncoding(header, 'gzip'));

function offersKeeper(): (header: string) => number {
  const known = new Map<string, number>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    if (known.size >= MOST_OFFERS) known.clear();
    const offers = offersOf(header);
    known.set(header, offers);
    return offers;
  };
}

function headOf(file: FoundFile, own: Readonly<Record<string, string>>): Head {
  const headers = new Headers({ ...headersOf(file), ...own });
  addSecurityHeaders(headers, 'site');
  return [...headers].flat();
}

/** Files that were given out just before, ready to be written. */
export interface ReadyFiles {
  /** Keeps what a request for a file is answered with, for all who ask at a site's host. */
  keep(request: Request, file: FoundFile): void;
  /** Answers a request for such a file, where nothing else is to be asked. */
  readonly answer: Quick;
}

/**
 * Gives out files with as little work as can be: eight tenths of the time of a small file went into what makes requests and
 * responses of the general kind. What is new, rare or in doubt takes the long way.
 * @param isOpen whether a request is for a host that has files, and nothing is in the way
 */
export function readyFiles(
  isOpen: (incoming: IncomingMessage) => boolean,
  { now = () => performance.now(), room = ROOM }: { readonly now?: () => number; readonly room?: number } = {},
): ReadyFiles {
  /** By address, then by what is accepted. */
  const ready = new Map<string, (Ready | undefined)[]>();
  const offersIn = offersKeeper();
  let size = 0;
  const drop = (pathname: string): void => {
    for (const each of ready.get(pathname) ?? []) size -= each?.content.byteLength ?? 0;
    ready.delete(pathname);
  };
  const find = ({ method, url = '', headers }: IncomingMessage): Ready | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
    return ready.get(url)?.[offersIn(String(headers['accept-encoding'] ?? ''))];
  };
  return {
    keep(request, file) {
      const { pathname, search } = new URL(request.url);
      if (search !== '' || !isHandedOut(pathname.split('/').at(-1) ?? '', 'production')) return;
      const { content, tag } = file;
      if (content.byteLength > room / 2) return;
      const variants = ready.get(pathname) ?? [];
      drop(pathname);
      variants[offersIn(request.headers.get('accept-encoding') ?? '')] = {
        tag,
        content,
        whole: headOf(file, { 'Content-Length': String(content.byteLength) }),
        same: headOf(file, {}),
        lookedAt: now(),
      };
      ready.set(pathname, variants);
      for (const each of variants) size += each?.content.byteLength ?? 0;
      for (const oldest of ready.keys()) {
        if (size <= room) return;
        drop(oldest);
      }
    },
    answer(incoming, outgoing) {
      const found = find(incoming);
      if (!found || !isOpen(incoming)) return false;
      if (now() - found.lookedAt > FRESH_MS) {
        // One request looks; what comes meanwhile does not wait for it.
        found.lookedAt = now();
        return false;
      }
      if (incoming.headers['if-none-match'] === found.tag) {
        outgoing.writeHead(304, found.same).end();
        return true;
      }
      outgoing.writeHead(200, found.whole);
      if (incoming.method === 'HEAD') outgoing.end();
      else outgoing.end(found.content);
      return true;
    },
  };
}

/** Whether a request is for files of a site, and nothing that the long way does would come out differently. */
export const filesAreOpen =
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
