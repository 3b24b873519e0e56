import type { IncomingMessage } from 'node:http';
import type { Client, ClientOf } from './client';
import { type MadePage, timedBy } from './console-pages';
import type { Quick } from './http-server';
import { type Head, headOf, isBare, offersReader, type ReadyOptions, readyStore } from './ready-responses';

interface ReadyPage {
  readonly content: Buffer;
  readonly head: Head;
}

/** Pages that were given out just before, ready to be written. */
export interface ReadyPages {
  /** Keeps the page that a request is answered with, for all who ask for the same in the same way. */
  keep(request: Request, client: Client, page: MadePage): void;
  /** Answers a request for such a page, where nothing else is to be asked. */
  readonly answer: Quick;
  /** Something that pages are made of has changed. */
  forget(): void;
}

const keyOf = (protocol: Client['protocol'], host: string, address: string): string =>
  `${protocol}://${host}${address}`;

/**
 * Gives out pages with as little work as can be. A page is the same for everybody who asks for its address: who is signed in
 * is for the browser to know. It is made anew after a second, and at once when sites, brands or versions change.
 * @param isOpen whether a request is for a host that has pages, and nothing is in the way
 */
export function readyPages(
  isOpen: (incoming: IncomingMessage) => boolean,
  clientOf: ClientOf,
  options: ReadyOptions = {},
): ReadyPages {
  const ready = readyStore<ReadyPage>(options);
  const offersIn = offersReader();
  return {
    keep(request, { protocol }, { content, headers, isForOne }) {
      const { pathname, search } = new URL(request.url);
      if (search !== '' || isForOne) return;
      const key = keyOf(protocol, request.headers.get('host') ?? '', pathname);
      const head = headOf({ ...headers, 'Content-Length': String(content.byteLength) });
      ready.keep(key, offersIn(request.headers.get('accept-encoding')), { content, head });
    },
    answer(incoming, outgoing) {
      const { method, url = '', headers } = incoming;
      if (!isBare(incoming) || !/^\/(?:app|referral)\//.test(url)) return false;
      const key = keyOf(clientOf(incoming).protocol, headers.host ?? '', url);
      const found = ready.take(key, offersIn(headers['accept-encoding']));
      if (!found || !isOpen(incoming)) return false;
      outgoing.writeHead(200, [...found.head, ...Object.entries(timedBy()).flat()]);
      if (method === 'HEAD') outgoing.end();
      else outgoing.end(found.content);
      return true;
    },
    forget: ready.forget,
  };
}
