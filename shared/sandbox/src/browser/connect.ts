import { DROP_HEADER } from '../controls/inject';
import type { SandboxSite } from '../site';
import { type FromWorker, receivedResponse, sendable, type ToWorker } from './messages';

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** What a browser's `fetch` does when the connection breaks. */
const broken = (): TypeError => new TypeError('Failed to fetch');

/** Breaks a response in the way that a fault rule ordered. */
async function delivered(response: Response): Promise<Response> {
  const drop = response.headers.get(DROP_HEADER);
  if (drop === 'hang') return new Promise<never>(() => undefined);
  if (drop !== null) throw broken();
  return response;
}

/**
 * Opens a site in the worker that a port leads to.
 * @returns a `fetch` whose requests the sandbox answers, whatever the host
 */
export function connectSandbox(port: MessagePort, site: SandboxSite, sitePort?: number): typeof fetch {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'response') caller?.resolve(receivedResponse(data.response));
    else caller?.reject(new Error(data.message));
  });
  port.start();
  const send = (message: ToWorker, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  send({ kind: 'open', site, port: sitePort });

  return async (input, init) => {
    const request = await sendable(new Request(input, init));
    const id = next++;
    const response = new Promise<Response>((resolve, reject) => waiting.set(id, { resolve, reject }));
    send({ kind: 'call', id, request }, request.body ? [request.body] : []);
    return delivered(await response);
  };
}
