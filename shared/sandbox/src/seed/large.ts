import type { SiteRuntime } from '../site';
import { seedLargeIps, seedLargeLeases, seedLargeVms } from './large-compute';
import {
  seedLargeAccess,
  seedLargeAccounts,
  seedLargeBalancers,
  seedLargeNetworks,
  seedLargeServices,
  seedLargeStorage,
} from './large-rest';
import type { LargeWorld, Rows } from './large-world';
import { isOfLarge } from './people';
import { sceneOf } from './scene';

const COUNT = 2000;
const FIRST_NUMBER = 20_000_000;
const FIRST_ACCOUNT = 2_000_001;

/**
 * What the large user has: 10,000 machines, 2,000 of every other kind that the site offers, invoices of three years.
 * Row by row; goes on only inside a transaction.
 */
function* seedLarge(site: SiteRuntime): Rows {
  const scene = sceneOf(site, 'large', FIRST_NUMBER);
  const { config } = site;
  const slugs = config.locations.filter((location) => location.is_published !== false).map((location) => location.slug);
  const slug = (index: number): string => slugs[index % slugs.length] ?? site.defaultLocation;
  const hasVms = config.vmsEnabled !== false;
  const networks = hasVms ? yield* seedLargeNetworks(scene, COUNT, slug) : [];
  const world: LargeWorld = { count: COUNT, networks, slug, account: (index) => FIRST_ACCOUNT + (index % COUNT) };
  yield* seedLargeAccounts(scene, world);
  if (hasVms) {
    const vms = yield* seedLargeVms(scene, world);
    yield* seedLargeIps(scene, world, vms);
    yield* seedLargeBalancers(scene, world, vms);
    if (config.servicesEnabled) yield* seedLargeServices(scene, world);
  }
  if (config.storageEnabled) yield* seedLargeStorage(scene, world);
  if (config.bareMetalEnabled) yield* seedLargeLeases(scene, world);
  yield* seedLargeAccess(scene, world);
}

const EMAIL = 'large@example.com';
/** For so long everybody else may have to wait. */
const SLICE_MS = 40;
/** Rows between two looks at the clock. */
const BATCH = 20;

/** Who signs in, and with what, was there before. */
const LASTING: ReadonlySet<string> = new Set(['people', 'identities', 'mails']);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function seedInSlices(site: SiteRuntime): Promise<void> {
  const { store } = site;
  // A server that was stopped on the way has left a part.
  await store.transact(() => store.removeRowsOf(isOfLarge, LASTING));
  const rows = seedLarge(site);
  while (!site.state.has_large) {
    await store.transact(() => {
      const begun = performance.now();
      let isDone = false;
      while (!isDone && performance.now() - begun < SLICE_MS)
        for (let row = 0; row < BATCH && !isDone; row += 1) isDone = rows.next().done === true;
      if (isDone) site.remember({ has_large: true });
    });
    await pause();
  }
}

const underWay = new WeakMap<SiteRuntime, Promise<void>>();

/**
 * Makes the large user's resources when they are first needed; once per site. They are many: others are served between
 * the slices of the work, the large user's own calls wait for all of it.
 */
export async function ensureLarge(site: SiteRuntime, email: string): Promise<void> {
  if (email !== EMAIL || site.state.has_large) return;
  let work = underWay.get(site);
  if (!work) {
    work = seedInSlices(site).finally(() => underWay.delete(site));
    underWay.set(site, work);
  }
  await work;
}
