import { noCanaries } from '../follow/published';
import type { Backend } from '../backend';
import { BrandFiles } from '../brand-files';
import { createEdge, type EdgeOptions } from '../edge';
import { httpServer, type Quick } from '../http-server';
import { listening, type Received, send, type Sending } from './loopback';

/** A backend that orders no faults, takes every report, and has no host of its own. */
export const plainBackend = (own: Partial<Backend> = {}): Backend => ({
  paths: { api: ['/api/*'], fakes: [] },
  fetch: async () => new Response('backend'),
  takeFault: () => undefined,
  configOf: async ({ config }) => config,
  allow: ({ allow }) => allow,
  report: async () => new Response(null, { status: 204 }),
  servesHost: () => false,
  close: async () => {},
  ...own,
});

/** An edge with a shell without files, and without areas, brands and canaries. */
export function edgeOf({
  backend,
  ...own
}: Pick<EdgeOptions, 'backend' | 'clientOf' | 'siteOf'> & Partial<EdgeOptions>): ReturnType<typeof createEdge> {
  return createEdge({
    backend,
    root: '/nowhere',
    shellDist: 'dist',
    brandFiles: new BrandFiles(),
    brands: {},
    canaries: noCanaries,
    registryOf: () => ({
      shell: { version: '1', base: '/app/assets/1/', scripts: [], styles: [], groups: {}, lazy: [] },
      remotes: [],
    }),
    configOf: backend.configOf,
    allowOf: backend.allow,
    sites: [],
    siteNamed: () => undefined,
    ...own,
  });
}

/** An edge that listens, and asks it at a host. Each response says whether it came by the quick way. */
export async function listeningEdge(app: ReturnType<typeof createEdge>, quick: Quick, host: string) {
  let long = 0;
  const server = httpServer(
    (request, env) => {
      long += 1;
      return app.fetch(request, env);
    },
    { quick },
  );
  const port = await listening(server);
  return async (address: string, { headers = {}, ...rest }: Sending = {}): Promise<Received & { isQuick: boolean }> => {
    const before = long;
    const response = await send(port, address, { headers: { host, ...headers }, ...rest });
    return { ...response, isQuick: long === before };
  };
}
