import { randomId, type Write, type WriteEnd } from '@console/api';
import type { Endpoint } from '@console/contract/endpoint';
import { plainMessage } from '@console/ui';
import { declaredCall } from './wordings';
import { isKept, openJournal, putEntry } from './keep-journal';
import { knownNames } from './known-names';
import { noteParams, noteResponse } from './noted';
import type { JournalEntry } from './entry';
import { LONGEST_CALL_MS, type KeptEntry } from './stored-entry';

export interface BegunWrite {
  /** Whose it is, as accountId says. */
  readonly account: string;
  readonly write: Omit<Write, 'endpoint'> & { readonly endpoint: Pick<Endpoint, 'name' | 'secrets'> };
  readonly actingFor: string | undefined;
}

const ID_DIGITS = 9;
let count = 0;

/** Ids of one browser are in the order of their time: it stands first, always as long. */
function newId(): string {
  count = (count + 1) % 1296;
  const order = count.toString(36).padStart(2, '0');
  return `${Date.now().toString(36).padStart(ID_DIGITS, '0')}-${order}${randomId().slice(0, 8)}`;
}

/** Whether an entry of this browser was made at a time of its clock, or later. */
export const isSentSince = (id: string, since: number): boolean => Number.parseInt(id.slice(0, ID_DIGITS), 36) >= since;

/** How a write has ended that is no call of the contract, and what of it the declaration's `response` may keep. */
export interface OwnWriteEnd {
  readonly outcome: 'ok' | 'failed' | 'unknown';
  /** Why it failed, what of it did, or what was left out as somebody wanted it: in words, without secrets. */
  readonly message?: string;
  readonly content?: object;
}

/** Writes of this page that have not ended. */
const pending = new Map<string, { account: string; entry: KeptEntry }>();

/** The page goes: whoever reads the journal next cannot know how they end. */
function leave(): void {
  for (const { account, entry } of pending.values())
    if (isKept(account, entry.id)) putEntry(account, { ...entry, outcome: 'unknown' });
}

type EntryEnd = Pick<JournalEntry, 'outcome' | 'message' | 'correlationId'>;

const LONGEST_MESSAGE = 300;

/** Some calls to pay answer a refusal as if it were a success. */
function refusalIn(content: unknown): { message?: string } | undefined {
  if (typeof content !== 'object' || content === null || !('success' in content) || content.success !== false)
    return undefined;
  const words = [
    'message' in content ? content.message : undefined,
    'error_msg' in content ? content.error_msg : undefined,
  ].find((text) => typeof text === 'string');
  return words === undefined ? {} : { message: words.slice(0, LONGEST_MESSAGE) };
}

/** What is known of a write at its end. */
function entryEnd(end: WriteEnd | OwnWriteEnd): EntryEnd {
  if ('outcome' in end) {
    const { outcome, message } = end;
    return { outcome, ...(message === undefined ? {} : { message: message.slice(0, LONGEST_MESSAGE) }) };
  }
  if ('content' in end) {
    const refusal = refusalIn(end.content);
    return refusal ? { outcome: 'failed', ...refusal } : { outcome: 'ok' };
  }
  const { error } = end;
  if (error.aborted) return { outcome: 'unknown' };
  return {
    outcome: error.outcome === 'unknown' ? 'unknown' : 'failed',
    message: plainMessage(error.text).slice(0, LONGEST_MESSAGE),
    ...(error.correlationId === undefined ? {} : { correlationId: error.correlationId }),
  };
}

/**
 * While a page is there its own entries are on their way: what takes longer than a call is not given up by other tabs.
 * @returns the end of it
 */
function keepAlive(account: string, entry: KeptEntry): () => void {
  const timer = setInterval(() => {
    if (isKept(account, entry.id)) putEntry(account, { ...entry, until: Date.now() + LONGEST_CALL_MS });
    else clearInterval(timer);
  }, LONGEST_CALL_MS / 2);
  return () => clearInterval(timer);
}

/**
 * Enters a write that has just begun, with what its area's declaration lets be noted.
 * @returns enters its end; what was forgotten meanwhile stays forgotten
 */
export async function beginEntry({
  account,
  write: { endpoint, params, at },
  actingFor,
}: BegunWrite): Promise<(end: WriteEnd | OwnWriteEnd, tookMs: number) => void> {
  const declared = await declaredCall(endpoint.name);
  openJournal();
  const noted = declared ? noteParams(endpoint, declared.call, params) : { subjects: [], details: {} };
  const names = knownNames(noted.subjects);
  const entry: KeptEntry = {
    id: newId(),
    endpoint: endpoint.name,
    ...(declared ? { area: declared.area } : {}),
    ...noted,
    ...(Object.keys(names).length > 0 ? { names } : {}),
    at,
    outcome: 'pending',
    until: Date.now() + LONGEST_CALL_MS,
    ...(actingFor === undefined ? {} : { actingFor }),
  };
  if (pending.size === 0) window.addEventListener('pagehide', leave);
  pending.set(entry.id, { account, entry });
  putEntry(account, entry);
  const leaveAlone = keepAlive(account, entry);
  return (end, tookMs) => {
    leaveAlone();
    pending.delete(entry.id);
    if (pending.size === 0) window.removeEventListener('pagehide', leave);
    if (!isKept(account, entry.id)) return;
    const { until: _, ...facts } = entry;
    const made = declared && 'content' in end ? noteResponse(endpoint, declared.call, end.content) : undefined;
    putEntry(account, {
      ...facts,
      subjects: [...new Set([...entry.subjects, ...(made?.subjects ?? [])])],
      details: { ...entry.details, ...made?.details },
      tookMs,
      ...entryEnd(end),
    });
  };
}
