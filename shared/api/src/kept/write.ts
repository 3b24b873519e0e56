import * as v from 'valibot';
import { isSessionOutdated, session } from '../session';
import { forgetViews, openViews, settled, VIEWS } from './database';
import { pickParts } from './pick';
import { isOwn, MOST_AGE, provideWriter, StoredView, type NewView } from './view';

/** A longer list is not kept: its first rows would be a part that looks like the whole. */
const MOST_ROWS = 300;
/** Characters of a list, and how many lists there are at most. */
const MOST_CHARACTERS = 256_000;
const MOST_VIEWS = 60;

async function openForWriting(): Promise<IDBObjectStore> {
  const database = await openViews();
  return database.transaction(VIEWS, 'readwrite').objectStore(VIEWS);
}

/** What is kept of a response; nothing where it is too much, or no list. */
function storedView({ endpoint: { kept = '' }, content, at }: NewView): StoredView | undefined {
  if (!Array.isArray(content) || content.length > MOST_ROWS) return undefined;
  const paths = kept.split(' ');
  const picked = content.map((row: unknown) => pickParts(row, paths));
  if (JSON.stringify(picked).length > MOST_CHARACTERS) return undefined;
  return { at, parts: kept, content: picked };
}

/** Writes a view, or takes away what stands in its place: an older one would come back as the last. */
async function writeView(view: NewView): Promise<void> {
  try {
    const stored = storedView(view);
    const store = await openForWriting();
    // Whoever has signed out meanwhile, here or in another tab, leaves nothing.
    if (!isOwn(view.id) || isSessionOutdated()) return;
    if (stored) store.put(stored, view.id);
    else store.delete(view.id);
  } catch {
    // no room, or no database: the next visit begins without it
  }
}

/** Takes away what is not of whoever is signed in, or is old, and the oldest where there are too many. */
async function tidyViews(): Promise<void> {
  const store = await openForWriting();
  const [ids, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  const own: { id: IDBValidKey; at: number }[] = [];
  for (const [index, id] of ids.entries()) {
    const stored = v.safeParse(StoredView, values[index]);
    const isKept =
      stored.success && typeof id === 'string' && isOwn(id) && Math.abs(Date.now() - stored.output.at) < MOST_AGE;
    if (isKept) own.push({ id, at: stored.output.at });
    else store.delete(id);
  }
  own.sort((a, b) => b.at - a.at);
  for (const { id } of own.slice(MOST_VIEWS)) store.delete(id);
}

/** Keeps what lists show for the next visit, from now on, with what they have shown since the page is there. */
export async function keepViews(): Promise<void> {
  try {
    if (session.getState().credential === undefined) forgetViews();
    else await tidyViews();
  } catch {
    // without a database nothing is kept
  }
  provideWriter((view) => void writeView(view));
}
