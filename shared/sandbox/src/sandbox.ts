import { handleApiRequest, isApiPath } from './api/app';
import { storageFull } from './api/errors';
import { hostName } from './api/origin';
import type { GetBody } from './api/request-params';
import { handleControlsRequest, CONTROLS_PREFIX } from './controls/app';
import { handleDocsRequest, isDocsPath } from './docs-pages/handle-request';
import type { FaultRule, FaultTarget } from './controls/faults';
import { REPORTS_PATH } from './controls/reports';
import { handleIdpRequest, isIdpPath } from './idp/app';
import { handleS3Request } from './s3/handle-request';
import { fakeHosts } from './payments/addresses';
import { type BlobStore, MemoryBlobs } from './s3/blob-store';
import { seedIfNew } from './seed/seed';
import { type PublicOrigins, type SandboxSite, SiteRuntime } from './site';
import { handleFakeRequest, type Sites } from './fakes/handle-request';
import type { ReadScript } from './fakes/scripts';
import { MemoryPersistence, type Persistence, StorageFullError } from './store/persistence';
import { SiteStore } from './store/store';

export interface SandboxOptions {
  readonly sites: readonly SandboxSite[];
  /** Where the state is kept; memory by default. */
  readonly persistence?: Persistence;
  /** Where the content of objects is kept; memory by default. */
  readonly blobs?: BlobStore;
  /** Whether the controls below /sandbox/ answer; on by default. The pages about the sandbox always do. */
  readonly controls?: boolean;
  /** Reads the scripts that stand in for those of processors and chat providers; without it there are none. */
  readonly readScript?: ReadScript;
  /** Port that the sites are served on; read from each request where it is not given. */
  readonly port?: number;
  /** Where browsers find the fakes and the object store, when that is not this machine. */
  readonly origins?: PublicOrigins;
}

export interface Sandbox {
  /**
   * Answers a request to the API (/api/v1/... or /v1/...), the identity provider or the controls of the site that its Host header
   * names, and to the pages and scripts of the fakes' hosts (`pay.localhost`, `chat.localhost`); 404 for anything else.
   * A response with the header `x-sandbox-drop` asks for its connection to be broken. `getBody`: what came with a GET, which a
   * Request cannot carry; old clients send parameters there.
   */
  fetch(request: Request, getBody?: GetBody): Promise<Response>;
  /**
   * Answers a request to the object store, which has an origin of its own: the access key tells site and user. `target`:
   * path and query as they came over the wire, which a parsed URL no longer has if a key contains `..`.
   */
  fetchS3(request: Request, target?: string): Promise<Response>;
  /** Whether a path is the sandbox's to answer. */
  owns(path: string): boolean;
  /** Takes a fault that was ordered for what the sandbox does not answer itself (remotes), counting it down. */
  takeFault(target: FaultTarget & { readonly host: string }): FaultRule | undefined;
  /** Whether any fault is ordered for the site of a host. */
  hasFaults(host: string): boolean;
  /**
   * Takes other settings of its sites, and sites that are new. What the sites have is kept; so are the prices of one that has
   * been asked before.
   */
  setSites(sites: readonly SandboxSite[]): void;
  close(): Promise<void>;
}

const isControl = (path: string): boolean => path.startsWith(`${CONTROLS_PREFIX}/`);

/** The response where what was done could not be kept. */
function whereFull(error: unknown): Response {
  if (!(error instanceof StorageFullError)) throw error;
  const { status, body } = storageFull(error);
  return Response.json(body, { status });
}

const unknownPath = (): Response => Response.json({ message: 'Not found' }, { status: 404 });

/** A small, honest cloud for some sites: fetch-style, so that it runs in Node and in a browser. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { controls = true, port, origins = {} } = options;
  let { sites } = options;
  const persistence: Persistence = options.persistence ?? new MemoryPersistence();
  const blobs: BlobStore = options.blobs ?? new MemoryBlobs();
  const starting = new Map<string, Promise<SiteRuntime>>();
  const running = new Map<string, SiteRuntime>();

  const hostsOf = () => new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
  let byHost = hostsOf();
  const definitionOf = (host: string): SandboxSite | undefined => byHost.get(hostName(host));

  const faultsOf = (host: string) => running.get(definitionOf(host)?.id ?? '')?.faults;

  const start = async (definition: SandboxSite): Promise<SiteRuntime> => {
    const store = new SiteStore(definition.id, persistence);
    await store.load();
    const site = new SiteRuntime(definition, store, port, blobs, origins);
    await seedIfNew(site);
    await site.blobs.sweep(store);
    running.set(definition.id, site);
    return site;
  };

  const run = (definition: SandboxSite): Promise<SiteRuntime> => {
    const started = starting.get(definition.id) ?? start(definition);
    starting.set(definition.id, started);
    return started.catch((error: unknown) => {
      starting.delete(definition.id);
      throw error;
    });
  };

  const siteOf = async (host: string): Promise<SiteRuntime | undefined> => {
    const definition = definitionOf(host);
    return definition && run(definition);
  };

  /** Sites with an object store, those that run first: after a restart nobody but the object store may have been asked. */
  async function* sitesWithStorage(): AsyncGenerator<SiteRuntime, void, undefined> {
    const offering = sites.filter(({ config }) => config.storageEnabled);
    const isRunning = ({ id }: SandboxSite): boolean => running.has(id);
    const order = [...offering.filter(isRunning), ...offering.filter((site) => !isRunning(site))];
    for (const definition of order) yield await run(definition);
  }

  const fakeSites: Sites = {
    byHost: siteOf,
    async byId(id) {
      const definition = sites.find((site) => site.id === id);
      return definition && run(definition);
    },
    readScript: options.readScript,
    hosts: fakeHosts(origins),
  };

  async function respond(request: Request, getBody: GetBody | undefined): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    const host = request.headers.get('host') ?? url.host;
    if (fakeSites.hosts.isFake(host)) return handleFakeRequest(fakeSites, host, request);
    const site = await siteOf(host);
    if (!site) return unknownPath();
    if (isApiPath(pathname)) return handleApiRequest(site, request, getBody);
    if (isIdpPath(pathname)) return handleIdpRequest(site, request);
    if (pathname === REPORTS_PATH) return site.reports.take(request);
    if (isDocsPath(pathname)) return handleDocsRequest(site, request, { path: pathname, hasControls: controls });
    return controls && isControl(pathname) ? handleControlsRequest(site, request) : unknownPath();
  }

  return {
    owns: (path) => isApiPath(path) || isIdpPath(path) || isDocsPath(path) || (controls && isControl(path)),

    fetch: (request, getBody) => respond(request, getBody).catch(whereFull),

    fetchS3: (request, target) => handleS3Request({ each: sitesWithStorage }, request, target),

    takeFault: ({ host, ...target }) => faultsOf(host)?.take(target),

    hasFaults: (host) => faultsOf(host)?.isEmpty === false,

    setSites(changed) {
      sites = changed;
      byHost = hostsOf();
      for (const site of sites) {
        const runtime = running.get(site.id);
        if (runtime) runtime.definition = site;
      }
    },

    async close() {
      await persistence.close?.();
    },
  };
}
