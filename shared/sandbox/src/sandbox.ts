import { API_PREFIX, answerApi } from './api/app';
import { hostName } from './api/origin';
import { answerControls, CONTROLS_PREFIX } from './controls/app';
import type { FaultRule, FaultTarget } from './controls/faults';
import { answerIdp, isIdpPath } from './idp/app';
import { seedIfNew } from './seed/seed';
import { type SandboxSite, SiteRuntime } from './site';
import { MemoryPersistence } from './store/memory-persistence';
import type { Persistence } from './store/persistence';
import { SiteStore } from './store/store';

export interface SandboxOptions {
  readonly sites: readonly SandboxSite[];
  /** Where the state is kept; memory by default. */
  readonly persistence?: Persistence;
  /** Whether /sandbox/* answers; on by default. */
  readonly controls?: boolean;
  /** Port that the sites are served on; read from each request where it is not given. */
  readonly port?: number;
}

export interface Sandbox {
  /**
   * Answers a request to the API (/api/v1/...), the identity provider or the controls of the site that its Host header
   * names; 404 for anything else.
   * An answer with the header `x-sandbox-drop` asks for its connection to be broken.
   */
  fetch(request: Request): Promise<Response>;
  /** Whether a path is the sandbox's to answer. */
  owns(path: string): boolean;
  /** Takes a fault that was ordered for what the sandbox does not answer itself (remotes, s3), counting it down. */
  takeFault(target: FaultTarget & { readonly host: string }): FaultRule | undefined;
  close(): Promise<void>;
}

const isApi = (path: string): boolean => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
const isControl = (path: string): boolean => path.startsWith(`${CONTROLS_PREFIX}/`);

const unknownPath = (): Response => Response.json({ message: 'Not found' }, { status: 404 });

/** A small, honest cloud for some sites: fetch-style, so that it runs in Node and in a browser. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { sites, controls = true, port } = options;
  const persistence: Persistence = options.persistence ?? new MemoryPersistence();
  const starting = new Map<string, Promise<SiteRuntime>>();
  const running = new Map<string, SiteRuntime>();

  const definitionOf = (host: string): SandboxSite | undefined =>
    sites.find(({ hosts }) => hosts.includes(hostName(host)));

  const start = async (definition: SandboxSite): Promise<SiteRuntime> => {
    const store = new SiteStore(definition.id, persistence);
    await store.load();
    const site = new SiteRuntime(definition, store, port);
    await seedIfNew(site);
    running.set(definition.id, site);
    return site;
  };

  const siteOf = async (host: string): Promise<SiteRuntime | undefined> => {
    const definition = definitionOf(host);
    if (!definition) return undefined;
    const started = starting.get(definition.id) ?? start(definition);
    starting.set(definition.id, started);
    return started.catch((error: unknown) => {
      starting.delete(definition.id);
      throw error;
    });
  };

  return {
    owns: (path) => isApi(path) || isIdpPath(path) || (controls && isControl(path)),

    async fetch(request) {
      const { pathname, host } = new URL(request.url);
      const site = await siteOf(request.headers.get('host') ?? host);
      if (!site) return unknownPath();
      if (isApi(pathname)) return answerApi(site, request);
      if (isIdpPath(pathname)) return answerIdp(site, request);
      return controls && isControl(pathname) ? answerControls(site, request) : unknownPath();
    },

    takeFault: ({ host, ...target }) => running.get(definitionOf(host)?.id ?? '')?.faults.take(target),

    async close() {
      await persistence.close?.();
    },
  };
}
