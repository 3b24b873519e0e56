import { serverNow } from '@console/api';
import type { Job } from '@console/area';

/** Of an order that is about to be sent: what tells what it makes from what was there before. */
export interface SentFacts {
  /** Uuids of what had this name before. */
  readonly known: readonly string[];
  /** When it is sent, by the server's clock, in epoch milliseconds. */
  readonly since: number;
}

/** What a job keeps of them for after a reload. */
export const toMatch = (known: readonly string[]): SentFacts => ({ known, since: serverNow().getTime() });

/** The same as they were kept. */
export function sentFacts({ match }: Pick<Job, 'match'>): { readonly at: Date; readonly known: readonly string[] } {
  const { known, since } = match ?? {};
  return { at: new Date(Number(since ?? 0)), known: Array.isArray(known) ? known : [] };
}
