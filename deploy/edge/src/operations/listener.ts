import type { Connections } from '../drain';
import { listen } from '../listen';
import { securityHeaders } from '../security-headers';
import { plainServer } from '../web-server';
import { healthResponse, type Phase } from './health';
import type { Metrics } from './metrics';

export interface OperationsSettings {
  readonly host: string;
  readonly port: number;
}

/** Says what runs from a registry. */
type ReadRegistry = () => unknown;

/** Answers at the port for operations; it has no other address. */
export async function operationsResponse(
  request: Request,
  {
    phase,
    metrics,
    registry,
  }: { readonly phase: Phase; readonly metrics: Metrics; readonly registry?: ReadRegistry | undefined },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = securityHeaders('other');
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers });
  const health = healthResponse(pathname, phase);
  if (health) return health;
  if (pathname === '/registry' && registry) return Response.json(registry(), { headers });
  if (pathname !== '/metrics') return new Response(null, { status: 404, headers });
  headers.set('Content-Type', metrics.contentType);
  return new Response(await metrics.text(), { headers });
}

/**
 * Takes the port for operations: health and figures, never for customers.
 * @throws SettingsError where it is somebody else's
 */
export const listenForOperations = (
  { host, port }: OperationsSettings,
  metrics: Metrics,
  phaseNow: () => Phase,
  registry?: ReadRegistry,
): Promise<Connections> =>
  listen(
    plainServer((request) => operationsResponse(request, { phase: phaseNow(), metrics, registry })),
    { host, port },
    `Port ${port} is taken. Stop what uses it, or choose another: OPERATIONS_PORT=${port + 10}`,
  );
