import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '@console/brands';
import { holdServed, readSingleBundle, registriesOf } from '@console/registry';
import { apiBackend } from './api/backend';
import { BrandFiles } from './brand-files';
import { clientReader, trustReader } from './client';
import type { Connections } from './drain';
import { createEdge } from './edge';
import { httpServer, type Responder } from './http-server';
import { listen } from './listen';
import { healthResponse, type Phase } from './operations/health';
import { listenForOperations } from './operations/listener';
import { logRequest } from './operations/log';
import { createMetrics } from './operations/metrics';
import { observe } from './operations/observe';
import { listenForS3, type S3Listener } from './s3-listener';
import { sandboxBackend } from './sandbox-backend';
import { apisOf, servedSites } from './served-sites';
import type { EdgeSettings } from './settings';

/** The workspace: shell, areas and their builds. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface RunningEdge {
  /** Address of the default site. */
  readonly url: string;
  /** Takes no requests any more and ends; what is under way when `patience` aborts is cut off. */
  close(patience: AbortSignal): Promise<void>;
}

const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Starts the edge with its backend.
 * @throws SettingsError for a port that is taken, RegistryError for a missing build, DataFolderError for damaged data,
 * SiteError for a site that can't be used, or that has no API where others have one
 */
export async function startEdge(settings: EdgeSettings, root = workspaceRoot): Promise<RunningEdge> {
  const sites = servedSites(settings);
  const apis = apisOf(sites, settings.apiOrigin);
  const bySite = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
  const single = settings.singleBundle ? readSingleBundle(root) : undefined;
  const registryOf = single ? () => single : registriesOf(root, sites);
  const brandFiles = new BrandFiles();
  brandFiles.loadAll(Object.values(brands));
  let open: (respond: Responder) => void = () => {};
  const ready = new Promise<Responder>((resolve) => {
    open = resolve;
  });
  let phase: Phase = 'starting';
  const { operations, publicHealth, logFormat } = settings;
  const healthOf = ({ url }: Request) => (publicHealth ? healthResponse(new URL(url).pathname, phase) : undefined);
  // The port is taken first, so that a second start ends before it touches the data.
  const server = httpServer(async (request, env) => healthOf(request) ?? (await ready)(request, env));
  const metrics = operations && createMetrics({ connections: () => connections.count });
  if (metrics || logFormat === 'json')
    observe(server, {
      isTrusted: trustReader(settings.trustedProxies),
      onEnd: (seen) => {
        metrics?.count(seen);
        if (logFormat === 'json') logRequest(seen);
      },
    });
  const taken = `Port ${settings.port} is taken. Stop what uses it, or choose another: PORT=8090 npm start`;
  const connections = await listen(server, settings, taken);
  let operationsListener: Connections | undefined;
  let s3Listener: S3Listener | undefined;
  let backend;
  try {
    operationsListener = metrics && (await listenForOperations(operations, metrics, () => phase));
    s3Listener = apis ? undefined : await listenForS3(settings);
    backend = apis ? apiBackend(apis) : await sandboxBackend(sites, settings);
  } catch (error) {
    server.close();
    const now = AbortSignal.abort();
    await Promise.all([s3Listener?.close(now), operationsListener?.drain(now)]);
    throw error;
  }
  const app = createEdge({
    root,
    brandFiles,
    backend,
    clientOf: clientReader(settings.trustedProxies),
    shellDist: settings.singleBundle ? 'dist-mono' : 'dist',
    registryOf,
    configOf: (site, host) => backend.configOf(site, host),
    allowOf: (site, host, config) => backend.allow(site, host, config),
    fakes: backend.fakes,
    sites,
    siteOf: (host) => bySite.get(hostName(host)),
    siteNamed: (id) => sites.find((site) => site.id === id),
  });
  const letGo = single ? () => {} : holdServed(root, sites, registryOf);
  open((request, env) => app.fetch(request, env));
  phase = 'serving';
  if (backend.fetchS3) s3Listener?.open(backend.fetchS3);
  return {
    url: `http://localhost:${settings.port}/app/`,
    async close(patience) {
      // Whoever spreads the load learns it from the port for operations, which stays until the end.
      phase = 'stopping';
      await Promise.all([connections.drain(patience), s3Listener?.close(patience)]);
      await backend.close();
      letGo();
      await operationsListener?.drain(AbortSignal.abort());
    },
  };
}
