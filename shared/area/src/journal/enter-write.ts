import { accountId, serverNow, session, type WriteEnd } from '@console/api';
import { reportError } from '../report';
import type { BegunWrite, OwnWriteEnd } from './begin-entry';
import type { JournalValue } from './declaration';
import { journalPart } from './load-journal';

/** Enters a write. The journal's code comes with the first one; a journal that cannot be kept breaks nothing. */
export function enter(write: BegunWrite['write']): (end: WriteEnd | OwnWriteEnd) => void {
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
 * Enters a write that is no call of the contract, as what a page sends to the object store itself. It is kept as long as it
 * runs, and is unknown where its page is left before its end.
 * @param name under which the area has declared it, beside its calls; apart from theirs by a point: `objects.delete`
 * @param params of which what the declaration names is kept; never a secret
 * @returns enters its end
 */
export const enterWrite = (
  name: `${string}.${string}`,
  params: Readonly<Record<string, JournalValue>>,
): ((end: OwnWriteEnd) => void) => enter({ endpoint: { name }, params, at: serverNow() });
