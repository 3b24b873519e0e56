import { createSandbox, type Sandbox } from '../sandbox';
import type { SandboxSite } from '../site';
import { IndexedDbPersistence } from './indexed-db-persistence';
import { type FromWorker, received, sendableAnswer, type ToWorker } from './messages';

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

function sandboxFor(site: SandboxSite, port: number | undefined): Promise<Sandbox> {
  const open = async (): Promise<Sandbox> => {
    persistence ??= IndexedDbPersistence.open(DATABASE);
    return createSandbox({ sites: [site], persistence: await persistence, ...(port === undefined ? {} : { port }) });
  };
  const known = opened.get(site.id) ?? open();
  opened.set(site.id, known);
  return known;
}

/** Answers the pages that have connected. */
export function serve(scope: {
  addEventListener(type: 'connect', listener: (event: MessageEvent) => void): void;
}): void {
  takeOver();
  scope.addEventListener('connect', ({ ports: [port] }) => {
    if (!port) return;
    let sandbox: Promise<Sandbox> | undefined;
    const answer = (message: FromWorker, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
    port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind === 'open') {
        sandbox = sandboxFor(data.site, data.port);
        return;
      }
      const { id, request } = data;
      const work = async (): Promise<void> => {
        if (isReplaced) throw new Error('Another version of the console has taken mock mode over. Reload the page.');
        if (!sandbox) throw new Error('The sandbox is not open');
        const response = await sendableAnswer(await (await sandbox).fetch(received(request)));
        answer({ kind: 'answer', id, response }, [response.body]);
      };
      work().catch((error: unknown) =>
        answer({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) }),
      );
    });
    port.start();
  });
}
