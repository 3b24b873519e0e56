import { toastError } from '@console/area';
import type { ObjectStore } from '../../object-store';

/** Long enough for a person who is asked where to put it; whoever has the address may read the object meanwhile. */
const EXPIRES_S = 300;

/** Has the browser save an object under a name, straight from the store: it never passes through the page. */
export async function saveObject(store: ObjectStore, key: string, name: string): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = await store.presign(key, { expires: EXPIRES_S, download: name });
    link.rel = 'noreferrer';
    link.click();
  } catch (error) {
    toastError(error);
  }
}
