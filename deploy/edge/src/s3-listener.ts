import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SiteDefinition } from '@console/sites';
import { breakResponse, DROP_HEADER, isDrop } from './drop';
import { listen } from './listen';
import { s3PortOf } from './sandbox-origins';
import { addSecurityHeaders } from './security-headers';
import type { EdgeSettings } from './settings';
import type { MakeServer } from './tls/make-server';
import { plainServer } from './web-server';

/** Answers a request to the object store. `target`: path and query as they stand in the request line. */
export type FetchS3 = (request: Request, target?: string) => Promise<Response>;

export interface S3Listener {
  /** From now on requests are answered; those that came before have waited. */
  open(fetchS3: FetchS3): void;
  /** What is under way when `patience` aborts is cut off. */
  close(patience: AbortSignal): Promise<void>;
}

/** Large parts over slow lines take long. */
const LONGEST_UPLOAD_MS = 60 * 60 * 1000;

const failed = (error: unknown): Response => {
  console.error(error);
  return new Response(null, { status: 500 });
};

/** What pages of a site need of the object store: to call it from the browser. `origin`: the store's. */
export const s3Allow = (
  { storageEnabled }: SiteDefinition['config'],
  origin: string,
): { connect: readonly string[] } => ({
  connect: storageEnabled ? [origin] : [],
});

/**
 * Takes the port of the object store.
 * @throws SettingsError where it is somebody else's
 */
export async function listenForS3(
  settings: Pick<EdgeSettings, 'host' | 'port'>,
  make: MakeServer = plainServer,
): Promise<S3Listener> {
  const { host } = settings;
  const port = s3PortOf(settings.port);
  let open: S3Listener['open'] = () => {};
  const ready = new Promise<FetchS3>((resolve) => {
    open = resolve;
  });

  async function respond(request: Request, target: string | undefined, outgoing: ServerResponse): Promise<Response> {
    const fetchS3 = await ready;
    const response = await fetchS3(request, target).catch(failed);
    const drop = response.headers.get(DROP_HEADER);
    const hasCacheControl = response.headers.has('cache-control');
    addSecurityHeaders(response.headers, 'other');
    // How an object is cached is a part of the object: whoever changes its metadata would write down what was added here.
    if (!hasCacheControl) response.headers.delete('cache-control');
    if (!isDrop(drop)) return response;
    await breakResponse(drop, response, outgoing);
    return RESPONSE_ALREADY_SENT;
  }

  const server = make((request, { incoming, outgoing }) => respond(request, incoming.url, outgoing), {
    requestTimeout: LONGEST_UPLOAD_MS,
  });
  const connections = await listen(
    server,
    { host, port },
    `Port ${port} is taken: the object store answers on the one after PORT=${settings.port}. Stop what uses it, or choose another: PORT=${settings.port + 10} npm start`,
  );
  return { open, close: (patience) => connections.drain(patience) };
}
