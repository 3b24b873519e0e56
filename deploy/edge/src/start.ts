import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '@console/brands';
import { readRegistry, readSingleBundle } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import { demoSite, readSites, sites as ownSites } from '@console/sites';
import { getRequestListener } from '@hono/node-server';
import { apiBackend } from './api-backend';
import { BrandFiles } from './brand-files';
import { createEdge } from './edge';
import { listen, stopListening } from './listen';
import { listenForS3, type S3Listener } from './s3-listener';
import { sandboxBackend } from './sandbox-backend';
import type { EdgeSettings } from './settings';

/** The workspace: shell, areas and their builds. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface RunningEdge {
  /** Address of the default site. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The sites of a folder; without one those of this workspace, and a demo site at `<brand>.localhost` for every other brand.
 * @throws SiteError
 */
function allSites(folder: string | undefined): SiteDefinition[] {
  if (folder !== undefined) return readSites(folder);
  const taken = new Set(ownSites.flatMap((site) => site.hosts));
  const demos = Object.values(brands).filter((brand) => !taken.has(`${brand.id}.localhost`));
  return [...ownSites, ...demos.map((brand) => demoSite(brand.id, brand.name))];
}

const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Starts the edge with its backend.
 * @throws SettingsError for a port that is taken, RegistryError for a missing build, DataFolderError for damaged data,
 * SiteError for a site that can't be used
 */
export async function startEdge(settings: EdgeSettings, root = workspaceRoot): Promise<RunningEdge> {
  const sites = allSites(settings.sitesDir);
  const bySite = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
  const registry = settings.singleBundle ? readSingleBundle(root) : readRegistry(root);
  const brandFiles = new BrandFiles();
  brandFiles.loadAll(Object.values(brands));
  let open: (listener: ReturnType<typeof getRequestListener>) => void = () => {};
  const ready = new Promise<ReturnType<typeof getRequestListener>>((resolve) => {
    open = resolve;
  });
  // The port is taken first, so that a second start ends before it touches the data.
  const server = createServer((incoming, outgoing) => void ready.then((listener) => listener(incoming, outgoing)));
  const taken = `Port ${settings.port} is taken. Stop what uses it, or choose another: PORT=8090 npm start`;
  await listen(server, settings, taken);
  let s3Listener: S3Listener | undefined;
  let backend;
  try {
    s3Listener = settings.apiOrigin ? undefined : await listenForS3(settings);
    backend = settings.apiOrigin ? apiBackend(settings.apiOrigin) : await sandboxBackend(sites, settings);
  } catch (error) {
    server.close();
    await s3Listener?.close();
    throw error;
  }
  const app = createEdge({
    root,
    brandFiles,
    backend,
    shellDist: settings.singleBundle ? 'dist-mono' : 'dist',
    registryOf: (site) => (site.versions ? readRegistry(root, site.versions) : registry),
    configOf: (site, host) => backend.configOf(site, host),
    allowOf: (site, host) => backend.allow(site, host),
    fakes: backend.fakes,
    sites,
    siteOf: (host) => bySite.get(hostName(host)),
    siteNamed: (id) => sites.find((site) => site.id === id),
  });
  open(getRequestListener(app.fetch));
  if (backend.fetchS3) s3Listener?.open(backend.fetchS3);
  return {
    url: `http://localhost:${settings.port}/app/`,
    async close() {
      await Promise.all([stopListening(server), s3Listener?.close()]);
      await backend.close();
    },
  };
}
