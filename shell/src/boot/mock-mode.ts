import { STORAGE_KEYS, storage } from '@console/api';
import { mockVariantOf } from '@console/contract/mock-mode';
import type { SiteDocument } from '@console/contract/site-document';

/**
 * On a development host in mock mode: the document of the variant, with a sandbox in this browser behind the client.
 * Anywhere else: the document as it is. (spec 1, section 4)
 * @throws Error where the sandbox cannot be started; mock mode is off after that
 */
export async function withMockMode(document: SiteDocument): Promise<SiteDocument> {
  if (document.environment !== 'development') return document;
  const variant = mockVariantOf(storage.persistent.get(STORAGE_KEYS.mockApi));
  if (!variant) return document;
  try {
    const { startMock } = await import(/* webpackChunkName: "dev-mock" */ '../mock/start');
    return await startMock(variant);
  } catch (error) {
    storage.persistent.remove(STORAGE_KEYS.mockApi);
    throw error;
  }
}
