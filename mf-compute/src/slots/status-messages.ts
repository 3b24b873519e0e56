import { ownValue } from '@console/contract/own-value';
import type { useText } from './search-texts';

const vmStatuses = {
  creating: 'status.creating',
  running: 'status.running',
  stopping: 'status.stopping',
  stopped: 'status.stopped',
  deleted: 'status.deleted',
} as const;

const metalStatuses = {
  available: 'status.available',
  pending: 'status.pending',
  in_use: 'status.inUse',
  cleaning: 'status.cleaning',
  offline: 'status.offline',
  deleted: 'status.deleted',
} as const;

type T = ReturnType<typeof useText>;

function messageIn(words: Readonly<Record<string, Parameters<T>[0]>>, status: string, t: T): string {
  const word = ownValue(words, status);
  return word ? t(word) : status;
}

/** The status of a machine in words, apart from the texts of its screens; an unknown one is shown as the server says it. */
export const vmMessage = (status: string, t: T): string => messageIn(vmStatuses, status, t);

/** The same of a leased server. */
export const metalMessage = (status: string, t: T): string => messageIn(metalStatuses, status, t);
