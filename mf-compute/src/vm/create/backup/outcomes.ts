import { useEffect, useSyncExternalStore } from 'react';
import { toApiError, type ApiError } from '@console/api';
import { toast } from '@console/ui';
import { text } from '../texts';
import { switchBackupOn, type BackupTarget } from './switch-on';

/** How far the backup call of a new machine is. A failed one does not fail the machine. */
export interface BackupOutcome {
  readonly state: 'pending' | 'on' | 'failed';
  readonly target: BackupTarget;
  readonly error?: ApiError;
}

let outcomes: ReadonlyMap<string, BackupOutcome> = new Map();
const listeners = new Set<() => void>();
/** How many screens show a job: its failure is theirs to tell. */
const screens = new Map<string, number>();

function set(jobId: string, outcome: BackupOutcome): void {
  outcomes = new Map([...outcomes, [jobId, outcome]]);
  for (const notify of listeners) notify();
}

/** Switches the backups of a new machine on and keeps how it went; never throws. */
export async function backUp(jobId: string, target: BackupTarget, isOn?: boolean | null): Promise<void> {
  set(jobId, { state: 'pending', target });
  try {
    await switchBackupOn(target, isOn);
    set(jobId, { state: 'on', target });
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.aborted) return;
    set(jobId, { state: 'failed', target, error });
    if (screens.has(jobId)) return;
    toast.error(text('backup.failed', { name: target.name, message: error.message }), {
      retry: () => void retryBackup(jobId),
    });
  }
}

/** Tries again what has failed. */
export async function retryBackup(jobId: string): Promise<void> {
  const outcome = outcomes.get(jobId);
  if (outcome?.state === 'failed') await backUp(jobId, outcome.target);
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** The outcomes of all jobs of this page, by job. */
export const useBackupOutcomes = (): ReadonlyMap<string, BackupOutcome> =>
  useSyncExternalStore(subscribe, () => outcomes);

/** Says that a screen shows these jobs, and tells of their backups itself. */
export function useOwnBackups(jobIds: readonly string[]): void {
  const all = jobIds.join();
  useEffect(() => {
    const ids = all === '' ? [] : all.split(',');
    for (const id of ids) screens.set(id, (screens.get(id) ?? 0) + 1);
    return () => {
      for (const id of ids) {
        const left = (screens.get(id) ?? 1) - 1;
        if (left > 0) screens.set(id, left);
        else screens.delete(id);
      }
    };
  }, [all]);
}
