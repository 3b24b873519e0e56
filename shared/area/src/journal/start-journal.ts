import { configureApi, onCredentialChange, session, storage, STORAGE_KEYS } from '@console/api';
import { enter } from './enter-write';
import { forgetAll, forgetOthers } from './keys';

/**
 * The journal of one person is kept: somebody else who signs in finds nothing of it, and signing out leaves nothing. A session
 * that has expired keeps it for the same person.
 */
function settle(): void {
  if (session.getState().apikey !== undefined) forgetOthers();
  else if (storage.persistent.get(STORAGE_KEYS.signedInAs) === undefined) forgetAll();
}

/** Enters every call that changes something from now on; the shell does it at boot. */
export function startJournal(): void {
  configureApi({ onWrite: enter });
  settle();
  onCredentialChange(settle);
}
