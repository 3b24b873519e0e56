import { call, STORAGE_KEYS, storage } from '@console/api';
import { getUiConfig, type SiteConfig } from '@console/contract/site-config';
import { text } from '../texts';

/** How long it may take while nothing else can be shown; milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks for the configuration of the site that wears a brand, and keeps it for a day.
 * @throws ApiError when it does not come or is damaged; Error when it is another site's
 */
export async function fetchConfig(host: string, brand: string): Promise<SiteConfig> {
  const config = await call(getUiConfig, {}, { timeoutMs: PATIENCE });
  if (config.siteTheme !== brand) throw new Error(text('fatal.otherSite'));
  storage.persistent.set(STORAGE_KEYS.cachedConfig, JSON.stringify({ at: Date.now(), host, config }));
  return config;
}
