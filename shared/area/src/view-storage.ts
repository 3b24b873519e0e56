import { accountId, storage } from '@console/api';
import type { ViewStorage } from '@console/ui/data';

/** Keeps saved views in this browser, for each account its own. */
export const viewStorage: ViewStorage = {
  owner: accountId,
  read: (key) => storage.persistent.get(key),
  write: (key, value) => storage.persistent.set(key, value),
  isKept: () => storage.persistent.isKept(),
};
