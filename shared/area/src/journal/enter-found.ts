import { accountId, storage } from '@console/api';
import { isSentSince } from './begin-entry';
import { putEntry } from './keep-journal';
import { entryKeys, parseKey } from './keys';
import { parseEntry, type KeptEntry } from './stored-entry';

/** What a job has made, and how it was asked for. */
export interface FoundThing {
  readonly area: string;
  /** As it was sent; empty for what was sent without one. */
  readonly name: string;
  /** By the browser's clock. */
  readonly startedAt: number;
  /** Its page, which ends with what names it. */
  readonly path: string;
}

/** Whether a call made, or should have made, something of a name; what has none is told by its call. */
const isOf = ({ endpoint, subjects, details }: KeptEntry, name: string): boolean =>
  name === ''
    ? endpoint.startsWith('create') && !details['name']
    : [...subjects, ...Object.values(details)].includes(name);

/**
 * Enters that something was made whose page was left before the response: its entry says that nobody knows, and by now its
 * job has found it. It is the first one of that name that was sent once the job had begun.
 */
export function enterFound({ area, name, startedAt, path }: FoundThing): void {
  const account = accountId();
  for (const key of entryKeys()) {
    const place = parseKey(key);
    if (place?.account !== account || !isSentSince(place.id, startedAt)) continue;
    const entry = parseEntry(place.id, storage.persistent.get(key));
    if (!entry || entry.area !== area || !isOf(entry, name)) continue;
    if (entry.outcome !== 'unknown' && entry.outcome !== 'pending') return;
    const { until: _, message: __, ...facts } = entry;
    const made = path.split('/').at(-1) ?? '';
    putEntry(account, { ...facts, outcome: 'ok', subjects: [...new Set([...entry.subjects, made])] });
    return;
  }
}
