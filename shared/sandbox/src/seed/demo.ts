import type { SiteRuntime } from '../site';
import { seedDelegations, seedTokens } from './demo-access';
import { accounts, seedAccounts } from './demo-accounts';
import { seedIdleIps } from './demo-ips';
import { metalBeside, metalOnly, seedLeases } from './demo-metal';
import { seedCards, seedMoney } from './demo-money';
import { seedLoadBalancers, seedServices } from './demo-network-parts';
import { seedNetworks } from './demo-networks';
import { seedStorage } from './demo-storage';
import { seedVms } from './demo-vms';
import { people } from './people';
import { sceneOf } from './scene';

const FIRST_NUMBER = 500_000;

/** The demo: a customer with something of every kind that the site offers. Only inside a transaction. */
export function seedDemo(site: SiteRuntime): void {
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
