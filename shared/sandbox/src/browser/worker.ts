import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox';
import { type OpenSandbox, servePort } from './serve-port';
import { IndexedDbBlobs } from './indexed-db-blobs';
import { IndexedDbPersistence } from './indexed-db-persistence';

/** One sandbox for all tabs of a browser: state in two memories would drift apart. */
const DATABASE = 'console-sandbox';
const OBJECTS = 'console-sandbox-objects';

const opened = new Map<string, Promise<Sandbox>>();
let stored: Promise<Pick<SandboxOptions, 'persistence' | 'blobs'>> | undefined;
let isReplaced = false;

/** A worker of a newer version takes the database over; this one answers no more. */
function takeOver(): void {
  void navigator.locks
    .request(DATABASE, { steal: true }, () => new Promise(() => undefined))
    .catch(() => {
      isReplaced = true;
    });
}

async function openStores(): Promise<Pick<SandboxOptions, 'persistence' | 'blobs'>> {
  return { persistence: await IndexedDbPersistence.open(DATABASE), blobs: await IndexedDbBlobs.open(OBJECTS) };
}

const create: OpenSandbox = async (site, port) => {
  stored ??= openStores();
  const sandbox = createSandbox({ sites: [site], ...(await stored), ...(port === undefined ? {} : { port }) });
  const whileCurrent =
    <Args extends unknown[]>(serveRequest: (...args: Args) => Promise<Response>) =>
    (...args: Args): Promise<Response> => {
      if (!isReplaced) return serveRequest(...args);
      throw new Error('Another version of the console has taken mock mode over. Reload the page.');
    };
  return { ...sandbox, fetch: whileCurrent(sandbox.fetch), fetchS3: whileCurrent(sandbox.fetchS3) };
};

const open: OpenSandbox = (site, port) => {
  const known = opened.get(site.id) ?? create(site, port);
  opened.set(site.id, known);
  return known;
};

/** Answers the pages that connect to this shared worker. */
export function serve(scope: {
  addEventListener(type: 'connect', listener: (event: MessageEvent) => void): void;
}): void {
  takeOver();
  scope.addEventListener('connect', ({ ports: [port] }) => {
    if (port) servePort(port, open);
  });
}
