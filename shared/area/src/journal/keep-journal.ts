import { accountId, onCredentialChange, storage } from '@console/api';
import { journalStore } from './entry';
import { entryKey, entryKeys, isSamePerson, parseKey } from './keys';
import { msUntil } from '../stored-time';
import { keepEntry, LONGEST_CALL_MS, parseEntry, type KeptEntry } from './stored-entry';

const MOST = 2000;
const OLDEST_MS = 90 * 24 * 60 * 60 * 1000;

interface Owned {
  /** For whom it was done, as accountId says. */
  readonly owner: string;
  readonly entry: KeptEntry;
}

/** Of the person of this page, whomever they acted for, by id. */
let kept = new Map<string, Owned>();
let account = '';
let isOpen = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows what is kept, newest first; a call that was given up by now has no known outcome. */
function show(): void {
  const now = Date.now();
  // A time that is further away was made by a clock that was ahead.
  const isGivenUp = (until = 0): boolean => until <= now || until > now + LONGEST_CALL_MS;
  const newest = [...kept.values()].toSorted((one, other) => (one.entry.id < other.entry.id ? 1 : -1));
  const settled = newest.map(({ owner, entry }) => ({
    owner,
    entry: entry.outcome === 'pending' && isGivenUp(entry.until) ? { ...entry, outcome: 'unknown' as const } : entry,
  }));
  const whole = settled.map(({ entry }) => entry);
  journalStore.setState({
    entries: settled.flatMap(({ owner, entry }) => (owner === account ? [entry] : [])),
    whole,
  });
  clearTimeout(timer);
  const next = whole.flatMap(({ outcome, until }) => (outcome === 'pending' && until !== undefined ? [until] : []));
  if (next.length > 0) timer = setTimeout(show, msUntil(Math.min(...next) + 1, LONGEST_CALL_MS));
}

function readAll(): void {
  account = accountId();
  kept = new Map();
  for (const key of entryKeys()) {
    const place = parseKey(key);
    if (place === undefined || !isSamePerson(place.account, account)) continue;
    const entry = parseEntry(place.id, storage.persistent.get(key));
    if (entry) kept.set(entry.id, { owner: place.account, entry });
  }
  show();
}

function takeOver(event: StorageEvent): void {
  if (event.key === null) readAll();
  const place = event.key === null ? undefined : parseKey(event.key);
  if (place === undefined || !isSamePerson(place.account, account)) return;
  const entry = parseEntry(place.id, event.newValue);
  if (entry) kept.set(entry.id, { owner: place.account, entry });
  else kept.delete(place.id);
  show();
}

/** Reads what is kept of whoever is signed in, and follows it from now on: this tab, the others, other people. */
export function openJournal(): void {
  if (isOpen) return;
  isOpen = true;
  readAll();
  window.addEventListener('storage', takeOver);
  onCredentialChange(readAll);
}

function keepNewest(): void {
  const keys = entryKeys();
  const isOld = (key: string): boolean => Number.parseInt(parseKey(key)?.id ?? '', 36) < Date.now() - OLDEST_MS;
  const surplus = keys.filter((key, index) => index < keys.length - MOST || isOld(key));
  for (const key of surplus) {
    storage.persistent.remove(key);
    kept.delete(parseKey(key)?.id ?? '');
  }
}

/** Keeps an entry of an account, new or changed; the oldest ones make room. */
export function putEntry(owner: string, entry: KeptEntry): void {
  keepEntry(entryKey(owner, entry.id), entry);
  keepNewest();
  if (!isSamePerson(owner, account)) return;
  kept.set(entry.id, { owner, entry });
  show();
}

/** Whether an entry is still kept: not after it was forgotten, in this tab or another one. */
export const isKept = (owner: string, id: string): boolean => storage.persistent.get(entryKey(owner, id)) !== undefined;

/** Forgets entries of whoever is signed in. */
export function forgetEntries(ids: readonly string[]): void {
  for (const id of ids) {
    storage.persistent.remove(entryKey(kept.get(id)?.owner ?? account, id));
    kept.delete(id);
  }
  show();
}
