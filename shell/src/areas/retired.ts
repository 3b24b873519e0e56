import { storage } from '@console/api';
import { reloadPage } from '@console/area';
import type { RemoteRecord } from '@console/contract/site-document';

const KEY = 'reloadedFor';

/**
 * Loads the page anew when the files of a remote are not there any more: it was shipped again while this page was open, and
 * the new page knows the new version. Once for each version, so that a broken deployment is no endless loop.
 * @returns whether the page is being loaded anew
 */
export async function reloadIfRetired({ base, entry }: RemoteRecord): Promise<boolean> {
  if (storage.session.get(KEY) === base) return false;
  try {
    const { status } = await fetch(base + entry, { method: 'HEAD', cache: 'no-store' });
    if (status !== 404 && status !== 410) return false;
  } catch {
    return false; // nobody is there to say
  }
  storage.session.set(KEY, base);
  reloadPage();
  return true;
}
