import { createSandbox, type Sandbox } from '../sandbox';
import { answerPort, type OpenSandbox } from './answer-port';
import { IndexedDbPersistence } from './indexed-db-persistence';

/** One sandbox for all tabs of a browser: state in two memories would drift apart. */
const DATABASE = 'console-sandbox';

const opened = new Map<string, Promise<Sandbox>>();
let persistence: Promise<IndexedDbPersistence> | undefined;
let isReplaced = false;

/** A worker of a newer version takes the database over; this one answers no more. */
function takeOver(): void {
  void navigator.locks
    .request(DATABASE, { steal: true }, () => new Promise(() => undefined))
    .catch(() => {
      isReplaced = true;
    });
}

const create: OpenSandbox = async (site, port) => {
  persistence ??= IndexedDbPersistence.open(DATABASE);
  const sandbox = createSandbox({
    sites: [site],
    persistence: await persistence,
    ...(port === undefined ? {} : { port }),
  });
  return {
    ...sandbox,
    fetch(request) {
      if (!isReplaced) return sandbox.fetch(request);
      throw new Error('Another version of the console has taken mock mode over. Reload the page.');
    },
  };
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
    if (port) answerPort(port, open);
  });
}
