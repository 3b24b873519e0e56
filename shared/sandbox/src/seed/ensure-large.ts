import type { SiteRuntime } from '../site';
import { seedLarge } from './large';

const EMAIL = 'large@example.com';

/** Makes the large user's resources when they are first needed; once per site. */
export async function ensureLarge(site: SiteRuntime, email: string): Promise<void> {
  if (email !== EMAIL || site.state.has_large) return;
  await site.store.transact(() => {
    if (site.state.has_large) return;
    seedLarge(site);
    site.remember({ has_large: true });
  });
}
