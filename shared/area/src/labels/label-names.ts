import { accountId, noteContent, storage } from '@console/api';
import * as v from 'valibot';
import type { LabelSet } from './label-set';

/** In characters; a browser keeps some 5 million for a site. */
const LONGEST_TEXT = 500_000;

const Names = v.record(v.string(), v.string());

/** Beside the labels of whoever is signed in: files and links of labels carry no names. */
const nameKey = (): string => `labelNames.${accountId()}`;

/** What labelled resources were last called, by the names under which their labels are kept. */
export function keptNames(): ReadonlyMap<string, string> {
  try {
    const read = v.safeParse(Names, JSON.parse(storage.persistent.get(nameKey()) ?? '{}'));
    const names = new Map(read.success ? Object.entries(read.output) : []);
    if (names.size > 0) noteContent('label-names', { name: [...names.values()] });
    return names;
  } catch {
    // What is no JSON was not written here.
    return new Map();
  }
}

/**
 * Keeps what resources are called for the time when they are gone, as long as they have labels. Where there is no room nothing
 * is kept: names are a help, and labels need the room.
 */
export function keepNames(named: readonly { readonly id: string; readonly name: string }[], labels: LabelSet): void {
  const before = keptNames();
  const all = new Map([...before, ...named.map(({ id, name }) => [id, name] as const)]);
  const kept = new Map([...all].filter(([id]) => labels.has(id)));
  const text = JSON.stringify(Object.fromEntries(kept));
  if (text === JSON.stringify(Object.fromEntries(before))) return;
  if (kept.size === 0) storage.persistent.remove(nameKey());
  else if (text.length <= LONGEST_TEXT) storage.persistent.set(nameKey(), text);
}
