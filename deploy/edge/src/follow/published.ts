import { statSync } from 'node:fs';
import {
  liveRegistry,
  type LiveRegistry,
  openStore,
  type Publishers,
  readPublishers,
  type Registry,
  reasonOf,
} from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import { type Client, networkOf } from '../client';
import type { RegistrySettings } from '../settings';
import { reportedVersions } from './reported';
import { visitorOf } from './visitor';

/** Longest wait for a registry before the edge serves with what it has, in milliseconds. */
const FIRST_LOOK_MS = 20_000;

/** The canaries of sites, as requests meet them. */
export interface Canaries {
  /** The number of whoever asks for a page, and the cookie that keeps it; none where the site has no canary. */
  of(
    site: SiteDefinition,
    request: Request,
    client: Client,
  ): { readonly bucket?: number; readonly setCookie?: string | undefined };
  /** What some visitors get in place of what everybody gets. */
  registriesOf(site: SiteDefinition): readonly Registry[];
  /** Reads a report on its way: which versions it is about. */
  reported(site: SiteDefinition, report: Request, client: Client): Promise<Request>;
}

export const noCanaries: Canaries = {
  of: () => ({}),
  registriesOf: () => [],
  reported: (_, report) => Promise.resolve(report),
};

/**
 * The list of publishers, read anew where its file has changed: a key that was taken out is believed no more. While the list is
 * damaged or gone, the last good one holds.
 * @throws RegistryError where it can't be used at the start
 */
export function followedPublishers(file: string, log: (line: string) => void): () => Publishers {
  const look = (): string => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : '';
  };
  let seen = look();
  let publishers = readPublishers(file);
  return () => {
    const found = look();
    if (found === seen) return publishers;
    seen = found;
    try {
      publishers = readPublishers(file);
    } catch (error) {
      log(`${reasonOf(error)}. The list as it was goes on.`);
    }
    return publishers;
  };
}

/**
 * Opens the registry of the settings.
 * @param baseOf what the edge has built itself
 * @throws RegistryError for a list of publishers that can't be used, StoreError for an address that is none
 */
export function openRegistry(
  { address, publishers, cache }: RegistrySettings,
  {
    root,
    env,
    baseOf,
    log,
  }: {
    readonly root: string;
    readonly env: NodeJS.ProcessEnv;
    readonly baseOf: (site: Pick<SiteDefinition, 'id'>) => Registry;
    readonly log: (line: string) => void;
  },
): LiveRegistry {
  const store = openStore(address, env, root);
  return liveRegistry({ store, publishers: followedPublishers(publishers, log), cache, baseOf, log });
}

/** Waits for the first look at a registry, but not for ever: what comes later is taken up like every change. */
export async function firstLook(live: LiveRegistry, sites: readonly SiteDefinition[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FIRST_LOOK_MS);
  });
  await Promise.race([live.refresh(sites), late]);
  clearTimeout(timer);
}

/** Tells visitors apart, and counts who met an error in which version. */
export const canariesOf = (live: LiveRegistry): Canaries => ({
  of(site, request, client) {
    if (!live.hasCanary(site.id)) return {};
    const visitor = visitorOf(request, client.protocol);
    live.visited(site.id, live.registryOf(site, visitor.bucket), networkOf(client.address));
    return visitor;
  },
  registriesOf: ({ id }) => live.canaryRegistriesOf(id),
  async reported(site, report, client) {
    if (!live.hasCanary(site.id)) return report;
    const body = await report.arrayBuffer();
    for (const version of reportedVersions(Buffer.from(body).toString('utf8')))
      live.failed(site.id, version, networkOf(client.address));
    return new Request(report.url, { method: report.method, headers: report.headers, body });
  },
});
