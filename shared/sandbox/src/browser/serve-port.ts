import type { Sandbox } from '../sandbox';
import type { SandboxSite } from '../site';
import { type FromWorker, received, sendableResponse, type ToWorker } from './messages';

/** Opens the sandbox that plays a site. */
export type OpenSandbox = (site: SandboxSite, port: number | undefined) => Promise<Sandbox>;

/** Answers the page at the other end of a port. */
export function servePort(port: MessagePort, open: OpenSandbox): void {
  let sandbox: Promise<Sandbox> | undefined;
  /** Port of the object store: the one after the site's. */
  let storePort: string | undefined;
  const send = (message: FromWorker, transfer: Transferable[] = []): void => port.postMessage(message, transfer);

  async function serve({ id, request }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    if (!sandbox) throw new Error('The sandbox is not open');
    const { fetch, fetchS3 } = await sandbox;
    const isForStore = new URL(request.url).port === storePort;
    const response = await sendableResponse(await (isForStore ? fetchS3 : fetch)(received(request)));
    send({ kind: 'response', id, response }, [response.body]);
  }

  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'open') {
      sandbox = open(data.site, data.port);
      storePort = data.port === undefined ? undefined : String(data.port + 1);
      return;
    }
    serve(data).catch((error: unknown) =>
      send({ kind: 'failure', id: data.id, message: error instanceof Error ? error.message : String(error) }),
    );
  });
  port.start();
}
