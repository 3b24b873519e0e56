import { storage } from '@console/api';
import type { SiteDocument } from '@console/contract/site-document';

/**
 * On a development host in mock mode: the document of the variant, with a sandbox in this browser behind the client.
 * A demo: its own document, in the same way. Anywhere else: the document as it is. The page of a development host says which variant, and under which key of the storage
 * it found it; no other page can. (spec 1, section 4)
 * @throws Error where the sandbox cannot be started; mock mode is off after that
 */
export async function withMockMode(site: SiteDocument): Promise<SiteDocument> {
  if (site.demo) return (await import(/* webpackChunkName: "dev-mock" */ '../mock/demo')).startDemo(site);
  const [key, variant] = document.documentElement.dataset['mock']?.split('=') ?? [];
  if (site.environment !== 'development' || key === undefined || variant === undefined) return site;
  try {
    const { startMock } = await import(/* webpackChunkName: "dev-mock" */ '../mock/start');
    return await startMock(variant);
  } catch (error) {
    storage.persistent.remove(key);
    throw error;
  }
}
