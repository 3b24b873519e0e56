import {
  accountId,
  configureApi,
  onCredentialChange,
  session,
  storage,
  STORAGE_KEYS,
  type Write,
  type WriteEnd,
} from '@console/api';
import { reportError } from '../report';
import { forgetAll, forgetOthers } from './keys';
import { journalPart } from './load-journal';

/** Enters a call. Its code comes with the first one; a journal that cannot be kept breaks nothing. */
function enter(write: Write): (end: WriteEnd) => void {
  const account = accountId();
  const actingFor = session.getState().impersonation?.access_owner;
  const began = performance.now();
  const entered = journalPart.load().then(({ beginEntry }) => beginEntry({ account, write, actingFor }));
  entered.catch(reportError);
  return (end) => {
    const tookMs = Math.round(performance.now() - began);
    entered.then((finish) => finish(end, tookMs)).catch(() => undefined);
  };
}

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
