import { storage } from '@console/api';
import * as v from 'valibot';
import { journalOutcomes, type JournalEntry } from './entry';

/** No call is waited for longer; a little more than the client waits for a writing one. */
export const LONGEST_CALL_MS = 200_000;

const StoredEntry = v.object({
  endpoint: v.string(),
  area: v.optional(v.string()),
  subjects: v.array(v.string()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  names: v.optional(v.record(v.string(), v.string())),
  at: v.pipe(
    v.number(),
    v.transform((time) => new Date(time)),
  ),
  tookMs: v.optional(v.number()),
  outcome: v.picklist(journalOutcomes),
  message: v.optional(v.string()),
  correlationId: v.optional(v.string()),
  actingFor: v.optional(v.string()),
  /** When a call that has not ended is given up, by the browser's clock. */
  until: v.optional(v.number()),
});

/** An entry, and until when it may still be on its way. */
export interface KeptEntry extends JournalEntry {
  readonly until?: number;
}

/** Reads what is kept; undefined for what is none of ours. */
export function parseEntry(id: string, text: string | null | undefined): KeptEntry | undefined {
  try {
    const stored = v.safeParse(StoredEntry, JSON.parse(text ?? 'null'));
    return stored.success ? { id, ...stored.output } : undefined;
  } catch {
    return undefined;
  }
}

export function keepEntry(key: string, entry: KeptEntry): void {
  const { id: _, at, ...facts } = entry;
  storage.persistent.set(key, JSON.stringify({ ...facts, at: at.getTime() }));
}
