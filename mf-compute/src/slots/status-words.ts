import { ownValue } from '@console/contract/own-value';
import type { useText } from './search-texts';

const vmWords = {
  creating: 'status.creating',
  running: 'status.running',
  stopping: 'status.stopping',
  stopped: 'status.stopped',
  deleted: 'status.deleted',
} as const;

const metalWords = {
  available: 'status.available',
  pending: 'status.pending',
  in_use: 'status.inUse',
  cleaning: 'status.cleaning',
  offline: 'status.offline',
  deleted: 'status.deleted',
} as const;

type T = ReturnType<typeof useText>;

function wordIn(words: Readonly<Record<string, Parameters<T>[0]>>, status: string, t: T): string {
  const word = ownValue(words, status);
  return word ? t(word) : status;
}

/** The status of a machine in words, apart from the texts of its screens; an unknown one is shown as the server says it. */
export const vmWord = (status: string, t: T): string => wordIn(vmWords, status, t);

/** The same of a leased server. */
export const metalWord = (status: string, t: T): string => wordIn(metalWords, status, t);
