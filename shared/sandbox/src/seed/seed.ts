import { freshSite, type SiteRuntime } from '../site';
import { seedDemo } from './demo';
import { seedMachines } from './machines';
import { isOfLarge, seedPassword, seedPeople } from './people';

export type SeedName = 'demo' | 'empty';

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
