import type { ObjectRow, ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';

type Lister = Pick<ObjectStore, 'list'>;

/** All objects whose names begin so, however deep, page by page. @throws ObjectStoreError */
export async function collect(
  store: Lister,
  prefix: string,
  onPage: (objects: readonly ObjectRow[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let page: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const listing = await store.list({ prefix, ...(page === undefined ? {} : { page }) }, signal);
    signal.throwIfAborted();
    onPage(listing.objects);
    page = listing.next;
  } while (page !== undefined);
}

export interface Collected {
  readonly objects: readonly ObjectRow[];
  /** Of all of them. */
  readonly bytes: number;
}

/** The objects of a selection: those in its folders, too, each once. */
export async function collectEntries(
  store: Lister,
  entries: readonly Entry[],
  onProgress: (soFar: Collected) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const objects: ObjectRow[] = entries.flatMap((entry) => (entry.kind === 'object' ? [entry] : []));
  let bytes = objects.reduce((sum, { size }) => sum + size, 0);
  for (const { key } of entries.filter(({ kind }) => kind === 'folder')) {
    const onPage = (found: readonly ObjectRow[]): void => {
      objects.push(...found);
      bytes += found.reduce((sum, { size }) => sum + size, 0);
      onProgress({ objects, bytes });
    };
    // oxlint-disable-next-line no-await-in-loop -- one folder after the other: their pages follow each other anyway
    await collect(store, key, onPage, signal);
  }
  // An object of the name 'a/' is listed with the folder 'a/', and may be selected beside it.
  const known = new Map(objects.map((row) => [row.key, row]));
  return known.size === objects.length
    ? { objects, bytes }
    : { objects: [...known.values()], bytes: [...known.values()].reduce((sum, { size }) => sum + size, 0) };
}
