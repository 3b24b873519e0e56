import { freshSite, type SiteRuntime } from '../site';
import { seedDelegations, seedTokens } from './demo-access';
import { accounts, seedAccounts } from './demo-accounts';
import { seedIdleIps, seedNetworks } from './demo-networks';
import { metalBeside, metalOnly, seedLeases } from './demo-metal';
import { seedCards, seedMoney } from './demo-money';
import { seedLoadBalancers, seedServices } from './demo-network-parts';
import { seedStorage } from './demo-storage';
import { seedVms } from './demo-vms';
import { seedMachines } from './machines';
import { isOfLarge, people, seedPassword, seedPeople } from './people';
import { sceneOf } from './scene';

const FIRST_NUMBER = 500_000;

/** The demo: a customer with something of every kind that the site offers. Only inside a transaction. */
function seedDemo(site: SiteRuntime): void {
  const scene = sceneOf(site, 'demo', FIRST_NUMBER);
  const { config } = site;
  const hasVms = config.vmsEnabled !== false;
  seedAccounts(scene);
  if (hasVms) {
    const networks = seedNetworks(scene);
    const vms = seedVms(scene, networks);
    seedIdleIps(scene);
    seedLoadBalancers(scene, networks, vms);
    if (config.servicesEnabled) seedServices(scene, networks);
  }
  if (config.storageEnabled) seedStorage(scene);
  if (config.bareMetalEnabled) seedLeases(scene, hasVms ? metalBeside : metalOnly);
  seedTokens(scene);
  seedDelegations(scene);
  seedCards(scene);
  seedMoney(scene, {
    account: accounts.main,
    userId: people.customer,
    months: 12,
    monthly: hasVms ? 830 : 1480,
    left: 446.8,
    unpaid: 1,
  });
  seedMoney(scene, {
    account: accounts.second,
    userId: people.customer,
    months: 9,
    monthly: hasVms ? 300 : 1740,
    left: 1820.15,
    unpaid: 0,
  });
  seedMoney(scene, {
    account: accounts.colleague,
    userId: people.colleague,
    months: 0,
    monthly: 0,
    left: config.firstAccountCredit ?? 20,
    unpaid: 0,
  });
  seedMoney(scene, { account: accounts.partner, userId: people.partner, months: 2, monthly: 40, left: 75, unpaid: 0 });
}

type SeedName = 'demo' | 'empty';

/** Makes a site's state what a seed says, and leaves the large user's alone. Speed and signing key stay as they are. */
export async function seedSite(site: SiteRuntime, seed: SeedName): Promise<void> {
  const password = await seedPassword();
  await site.store.transact(() => {
    const fresh = freshSite(Math.floor(Date.now() / 1000));
    const { speed, signing_key, has_large, next_number } = site.store.site.get('site') ?? fresh;
    site.store.removeRowsOf((userId) => !isOfLarge(userId));
    const kept = { speed, has_large, next_number, ...(signing_key ? { signing_key } : {}) };
    site.store.site.put({ ...fresh, ...kept });
    seedPeople(site, site.now(), password);
    seedMachines(site);
    if (seed === 'demo') seedDemo(site);
  });
}

/** Gives a site that was never used its demo. */
export async function seedIfNew(site: SiteRuntime): Promise<void> {
  if (!site.store.site.get('site')) await seedSite(site, 'demo');
}
