import * as v from 'valibot';
import type { Endpoint } from '@console/contract/endpoint';
import { credentialId } from '../session';
import { apiSettings } from '../settings';
import { openViews, settled, VIEWS } from './database';

/** How long a view is kept, in milliseconds: who comes back later begins anew. */
export const MOST_AGE = 7 * 86_400_000;

/** What is kept of one response: content that has only the declared parts of its rows. */
export const StoredView = v.object({
  /** When it was read, epoch milliseconds. */
  at: v.number(),
  /** The parts that were kept: rows without one that has been declared since would lie. */
  parts: v.string(),
  content: v.array(v.unknown()),
});
export type StoredView = v.InferOutput<typeof StoredView>;

/** The place of a view: whose it is, its call with its parameters, and its location. @param key of a board */
export const viewId = (key: string, slug: string): string => `${key.slice(0, key.lastIndexOf('|'))}@${slug}`;

/** Whether it is of whoever is signed in now. */
export const isOwn = (id: string): boolean => id.startsWith(`${credentialId()}|`);

/** A response as it came over the wire, which a browser may keep. */
export interface NewView {
  readonly endpoint: Pick<Endpoint, 'kept'>;
  readonly id: string;
  readonly content: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Those that nobody has written yet: what writes comes when the page is calm. */
const waiting = new Map<string, NewView>();
let write: ((view: NewView) => void) | undefined;

/** Notes a response for the next visit, where its call says what may be kept of it. */
export function noteView(endpoint: Endpoint, key: string, slug: string, content: unknown): void {
  if (!endpoint.kept) return;
  const view = { endpoint, id: viewId(key, slug), content, at: Date.now() };
  if (write) write(view);
  else waiting.set(view.id, view);
}

/** Provides what writes views, those that wait first. */
export function provideWriter(next: (view: NewView) => void): void {
  write = next;
  for (const view of waiting.values()) next(view);
  waiting.clear();
}

export interface KeptRows<Row> {
  readonly rows: readonly Row[];
  /** When they were read, epoch milliseconds. */
  readonly at: number;
}

/** The rows that a location had when they were read last; nothing where they are not kept, are old, or cannot be read. */
export async function readView<Row>(
  endpoint: Pick<Endpoint, 'name' | 'kept'> & { readonly response: v.GenericSchema<unknown, Row[]> },
  key: string,
  slug: string,
): Promise<KeptRows<Row> | undefined> {
  try {
    const database = await openViews();
    const id = viewId(key, slug);
    const stored = v.parse(StoredView, await settled(database.transaction(VIEWS).objectStore(VIEWS).get(id)));
    const { at, content } = stored;
    if (!isOwn(id) || stored.parts !== endpoint.kept || !(Math.abs(Date.now() - at) < MOST_AGE)) return undefined;
    const rows = v.parse(endpoint.response, content);
    apiSettings().onContent(endpoint.name, content);
    return { rows, at };
  } catch {
    return undefined;
  }
}
