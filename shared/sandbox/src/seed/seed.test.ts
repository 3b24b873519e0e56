/** @jest-environment node */
import { settle } from '../jobs/settle';
import { type SandboxSite, SiteRuntime } from '../site';
import { MemoryPersistence } from '../store/persistence';
import { SiteStore } from '../store/store';
import { metalSite, wholeSite } from '../testing/sites';
import { faultsOf } from '../testing/invariants/check';
import { ensureLarge } from './large';
import { DAY } from './scene';
import { seedSite } from './seed';

/** A site elsewhere, in another currency, without what most have. */
const smallSite: SandboxSite = {
  id: 'small',
  hosts: ['small.localhost'],
  config: {
    ...wholeSite.config,
    siteCountry: 'ID',
    siteCurrency: 'IDR',
    locations: wholeSite.config.locations
      .slice(3)
      .map((row) => ({ ...row, is_default: true, create_resource_disabled: false })),
    servicesEnabled: false,
    kubernetesEnabled: false,
    storageEnabled: false,
    bareMetalEnabled: false,
    loadBalancerEnabled: false,
  },
};

async function seeded(definition: SandboxSite): Promise<SiteRuntime> {
  const site = new SiteRuntime(definition, new SiteStore(definition.id, new MemoryPersistence()));
  await seedSite(site, 'demo');
  return site;
}

const goOn = async (site: SiteRuntime, seconds: number): Promise<void> => {
  await site.store.transact(() => site.remember({ clock_ahead_s: site.state.clock_ahead_s + seconds }));
  await settle(site);
};

describe.each([wholeSite, metalSite, smallSite])('the demo of the site $id', (definition) => {
  it('makes sense', async () => {
    expect(faultsOf(await seeded(definition))).toEqual([]);
  });

  it('goes on making sense while it ages', async () => {
    const site = await seeded(definition);
    for (const days of [0.05, 1, 40, 60]) {
      await goOn(site, days * DAY);
      expect(faultsOf(site)).toEqual([]);
    }
  });
});

it('makes sense beside the large user', async () => {
  const site = await seeded(wholeSite);
  await ensureLarge(site, 'large@example.com');
  expect(faultsOf(site)).toEqual([]);
  // Tens of thousands of rows, each held against every rule.
}, 90_000);
