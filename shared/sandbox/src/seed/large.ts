import type { SiteRuntime } from '../site';
import { seedLargeIps, seedLargeVms } from './large-compute';
import { seedLargeLeases } from './large-metal';
import {
  seedLargeAccess,
  seedLargeAccounts,
  seedLargeBalancers,
  seedLargeNetworks,
  seedLargeServices,
  seedLargeStorage,
} from './large-rest';
import type { LargeWorld, Rows } from './large-world';
import { sceneOf } from './scene';

const COUNT = 2000;
const FIRST_NUMBER = 20_000_000;
const FIRST_ACCOUNT = 2_000_001;

/**
 * What the large user has: 10,000 machines, 2,000 of every other kind that the site offers, invoices of three years.
 * Row by row; goes on only inside a transaction.
 */
export function* seedLarge(site: SiteRuntime): Rows {
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
