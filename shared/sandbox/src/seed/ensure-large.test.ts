/** @jest-environment node */
import { SiteRuntime } from '../site';
import { MemoryPersistence } from '../store/persistence';
import { SiteStore } from '../store/store';
import { wholeSite } from '../testing/sites';
import { ensureLarge } from './large';
import { people } from './people';
import { seedSite } from './seed';

const EMAIL = 'large@example.com';

it('makes the things of the large user once, serves others meanwhile, and makes whole what a stopped server has left', async () => {
  const site = new SiteRuntime(wholeSite, new SiteStore(wholeSite.id, new MemoryPersistence()));
  await seedSite(site, 'demo');
  const { store } = site;
  const [network] = store.networks.all();
  if (!network) throw new Error('The demo has no network');
  await store.transact(() => store.networks.put({ ...network, id: 'left-over', user_id: people.large }));

  const calls = Promise.all([ensureLarge(site, EMAIL), ensureLarge(site, EMAIL)]);
  let served = 0;
  while (!site.state.has_large) {
    await ensureLarge(site, 'customer@example.com');
    await new Promise((resolve) => setTimeout(resolve));
    served += 1;
  }
  await calls;
  expect(served).toBeGreaterThan(5);
  const countOf = (rows: readonly { readonly user_id: number }[]): number =>
    rows.filter(({ user_id }) => user_id === people.large).length;
  expect([store.vms, store.networks, store.ips, store.people].map((collection) => countOf(collection.all()))).toEqual([
    10_000, 2000, 2000, 1,
  ]);
  expect(store.networks.get('left-over')).toBeUndefined();

  const machines = store.vms.all().filter(({ user_id }) => user_id === people.large);
  const addresses = machines.map((vm) => `${vm.network_uuid} ${vm.private_ipv4}`);
  expect(new Set(addresses).size).toBe(10_000);
  const defaults = store.networks.all().filter((row) => row.user_id === people.large && row.is_default);
  expect(defaults.map(({ location }) => location)).toEqual([...new Set(machines.map(({ location }) => location))]);
  for (const { id, location } of defaults) {
    const members = machines.filter(({ network_uuid }) => network_uuid === id);
    expect(members.length).toBeGreaterThan(200);
    expect(new Set(members.map((vm) => vm.location))).toEqual(new Set([location]));
  }
}, 60_000);
