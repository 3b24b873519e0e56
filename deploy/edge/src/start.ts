import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdServed, readSingleBundle, type Registry } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import { apiBackend } from './api/backend';
import { BrandFiles } from './brand-files';
import { clientReader, trustReader } from './client';
import type { Connections } from './drain';
import { createEdge } from './edge';
import { followChanges } from './follow/follow-changes';
import { liveSites } from './follow/live-sites';
import { canariesOf, firstLook, noCanaries, openRegistry } from './follow/published';
import { hostName } from './host-name';
import type { Quick, Responder } from './http-server';
import { importSandbox } from './import-sandbox';
import { listen } from './listen';
import { healthResponse, type Phase } from './operations/health';
import { listenForOperations } from './operations/listener';
import { logRequest } from './operations/log';
import { createMetrics, type Metrics } from './operations/metrics';
import { observe, type Observing, type SeenRequest } from './operations/observe';
import { listenForS3, type S3Listener } from './s3-listener';
import type { sandboxBackend as SandboxBackend } from './sandbox-backend';
import { readyFiles } from './ready-files';
import { readyPages } from './ready-pages';
import { hostIsOpen } from './ready-responses';
import { apisOf, hostToOpen } from './served-sites';
import type { EdgeSettings } from './settings';
import { protocolOf } from './tls/make-server';
import { redirectResponse } from './tls/redirect';
import { traceReader } from './trace';
import { plainServer, type WebServer } from './web-server';

/** The workspace: shell, areas and their builds. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface RunningEdge {
  /** An address of a site, for whoever has started it. */
  readonly url: string;
  /** Says from now on that it is not ready, and takes requests as before. */
  unready(): void;
  /** Takes no requests any more and ends; what is under way when `patience` aborts is cut off. */
  close(patience: AbortSignal): Promise<void>;
}

/** @throws SettingsError where the port is somebody else's */
async function listenForRedirects(
  { host, port, redirectPort }: EdgeSettings,
  isKnown: (host: string) => boolean,
): Promise<Connections | undefined> {
  if (redirectPort === undefined) return undefined;
  const server = plainServer((request) => redirectResponse(request, { port, isKnown }));
  const taken = `Port ${redirectPort} is taken. Stop what uses it, or choose another: REDIRECT_PORT=${redirectPort + 10}`;
  return listen(server, { host, port: redirectPort }, taken);
}

interface Watching extends Pick<Observing, 'isTrusted' | 'traceOf'>, Pick<EdgeSettings, 'logFormat'> {
  readonly metrics: Metrics | undefined;
}

/** Counts and logs the requests of a server. */
function watchRequests({ requests }: WebServer, { metrics, logFormat, ...observing }: Watching): void {
  const onEnd = (seen: SeenRequest): void => {
    metrics?.count(seen);
    if (logFormat === 'json') logRequest(seen);
  };
  for (const emitter of requests) observe(emitter, { ...observing, onEnd });
}

/** Beside a real API nothing of the sandbox is loaded, nor the database that it needs. */
async function sandbox(...options: Parameters<typeof SandboxBackend>): ReturnType<typeof SandboxBackend> {
  const { sandboxBackend } = await importSandbox(() => import('./sandbox-backend'));
  return sandboxBackend(...options);
}

/**
 * Starts the edge with its backend.
 * @throws SettingsError for a port that is taken, RegistryError for a missing build, StoreError for a registry's address, DataFolderError for damaged data,
 * SiteError for a site that can't be used, or that has no API where others have one
 */
export async function startEdge(settings: EdgeSettings, root = workspaceRoot): Promise<RunningEdge> {
  const log = (line: string): void => console.log(line);
  const single = settings.singleBundle ? readSingleBundle(root) : undefined;
  const brandFiles = new BrandFiles();
  const protocol = protocolOf(settings.tls, log);
  const live = liveSites(settings, {
    root,
    log,
    prepare: ({ brands: worn }) => brandFiles.reload(Object.values(worn)),
    ...(single && { newest: single }),
  });
  const { sites } = live.now();
  const apis = apisOf(sites, settings.apiOrigin);
  const ownBuilds = (site: Pick<SiteDefinition, 'id'>): Registry => single ?? live.now().registryOf(site);
  const published =
    settings.registry && openRegistry(settings.registry, { root, env: process.env, baseOf: ownBuilds, log });
  let open: (respond: Responder) => void = () => {};
  const ready = new Promise<Responder>((resolve) => {
    open = resolve;
  });
  let phase: Phase = 'starting';
  const { operations, publicHealth, logFormat } = settings;
  const healthOf = ({ url }: Request) => (publicHealth ? healthResponse(new URL(url).pathname, phase) : undefined);
  // The port is taken first, so that a second start ends before it touches the data.
  let quick: Quick = () => false;
  const server = protocol.make(async (request, env) => healthOf(request) ?? (await ready)(request, env), {
    quick: (incoming, outgoing) => quick(incoming, outgoing),
  });
  const metrics =
    operations &&
    createMetrics({
      connections: () => connections.count,
      certificateEnds: protocol.certificateEnds,
    });
  const isTrusted = trustReader(settings.trustedProxies);
  const traceOf = traceReader({ isTrusted, starts: settings.startsTraces });
  if (metrics || logFormat === 'json') watchRequests(server, { isTrusted, traceOf, metrics, logFormat });
  const taken = `Port ${settings.port} is taken. Stop what uses it, or choose another: PORT=8090 npm start`;
  const connections = await listen(server, settings, taken);
  let operationsListener: Connections | undefined;
  let s3Listener: S3Listener | undefined;
  let redirects: Connections | undefined;
  let backend;
  try {
    operationsListener = metrics && (await listenForOperations(operations, metrics, () => phase, published?.state));
    s3Listener = apis ? undefined : await listenForS3(settings, protocol.make);
    redirects = await listenForRedirects(settings, (host) => live.now().byHost.has(hostName(host)));
    backend = apis ? apiBackend(apis) : await sandbox(live.now(), settings);
    if (published) await firstLook(published, sites);
  } catch (error) {
    const now = AbortSignal.abort();
    await Promise.all([
      connections.drain(now),
      redirects?.drain(now),
      s3Listener?.close(now),
      operationsListener?.drain(now),
    ]);
    throw error;
  }
  const clientOf = clientReader(settings.trustedProxies, traceOf);
  const siteOf = (host: string): SiteDefinition | undefined => live.now().byHost.get(hostName(host));
  const isOpen = hostIsOpen({ backend, siteOf, clientOf });
  const files = readyFiles(isOpen);
  const pages = readyPages(isOpen, clientOf);
  const app = createEdge({
    root,
    readyFiles: files,
    readyPages: pages,
    brandFiles,
    backend,
    clientOf,
    shellDist: settings.singleBundle ? 'dist-mono' : 'dist',
    registryOf: (site, bucket) => published?.registryOf(site, bucket) ?? ownBuilds(site),
    published,
    canaries: published ? canariesOf(published) : noCanaries,
    takesFigures: metrics !== undefined,
    onFigure: metrics?.countArea,
    configOf: (site, host) => backend.configOf(site, host),
    allowOf: (site, host, config) => backend.allow(site, host, config),
    fakes: backend.fakes,
    get sites() {
      return live.now().sites;
    },
    get brands() {
      return live.now().brands;
    },
    siteOf,
    siteNamed: (id) => live.now().sites.find((site) => site.id === id),
  });
  const following = followChanges({
    live,
    published,
    registryMs: (settings.registry?.seconds ?? 0) * 1000,
    refreshCertificates: protocol.refresh,
    backend,
    pages,
    hold: () => (single ? () => {} : holdServed(root, live.now().sites, ownBuilds)),
  });
  open((request, env) => app.fetch(request, env));
  quick = (incoming, outgoing) => files.answer(incoming, outgoing) || pages.answer(incoming, outgoing);
  phase = 'serving';
  if (backend.fetchS3) s3Listener?.open(backend.fetchS3);
  return {
    url: new URL(`${protocol.scheme}://${hostToOpen(sites)}:${settings.port}/app/`).href,
    unready() {
      phase = 'stopping';
    },
    async close(patience) {
      // Whoever spreads the load learns it from the port for operations, which stays until the end.
      phase = 'stopping';
      following.end();
      await Promise.all([connections.drain(patience), redirects?.drain(patience), s3Listener?.close(patience)]);
      await backend.close();
      following.letGo();
      await operationsListener?.drain(AbortSignal.abort());
    },
  };
}
