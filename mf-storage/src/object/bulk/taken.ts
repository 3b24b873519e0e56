import type { ObjectRow, ObjectStore } from '../../object-store';
import { isSameVersion } from '../same-version';
import { compareKeys, keyBefore, parentOf } from '../names/path';

type Lister = Pick<ObjectStore, 'list'>;

/** A browser has six connections to a host. */
const AT_ONCE = 6;
/** Requests of one comparison: with more of them, nobody would wait for it. */
const MOST_REQUESTS = 5000;
/** Rows of a page where names that are looked for stand far from each other; else all that a page can have. */
const FEW_ROWS = 20;
const MOST_ROWS = 1000;

/** Names that were compared, of all. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface LookOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Other bound of the requests. */
  readonly most?: number | undefined;
}

/** What is there of some names. */
export interface Taken {
  readonly rows: ReadonlyMap<string, ObjectRow>;
  /** Names that were not looked for: that would have taken too many requests. */
  readonly unread: number;
}

/** The folder that all of some names, in order, are in. */
function commonFolder(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  let folder = parentOf(names[0] ?? '');
  while (!last.startsWith(folder)) folder = parentOf(folder);
  return folder;
}

/**
 * The objects that there are now of some names. Listings are read from one name to the next: a page says of all names up to its last
 * row whether there are such objects, and the next one begins at the name after it. So no more is asked than one by one, and no
 * more than all would be listed.
 * @throws ObjectStoreError
 */
export async function takenOf(store: Lister, keys: readonly string[], options: LookOptions): Promise<Taken> {
  const { signal, onProgress, most = MOST_REQUESTS } = options;
  const wanted = new Set(keys);
  const names = [...wanted].sort(compareKeys);
  const prefix = commonFolder(names);
  const rows = new Map<string, ObjectRow>();
  let requests = 0;
  let done = 0;

  /** @returns how many of these names, from the first on, were compared */
  const walk = async (some: readonly string[], bound = Infinity): Promise<number> => {
    let [at, limit] = [0, Math.min(MOST_ROWS, FEW_ROWS * some.length)];
    let token: string | undefined;
    for (let count = 0; count < bound && requests < most; count += 1) {
      const name = some[at];
      if (name === undefined) break;
      signal.throwIfAborted();
      requests += 1;
      // oxlint-disable-next-line no-await-in-loop -- each page says which name is the next one
      const page = await store.list(
        { prefix, limit, ...(token === undefined ? { after: keyBefore(name) } : { page: token }) },
        signal,
      );
      for (const row of page.objects) if (wanted.has(row.key)) rows.set(row.key, row);
      const last = page.objects.at(-1)?.key;
      const isKnown = (key: string): boolean =>
        page.next === undefined || (last !== undefined && compareKeys(key, last) <= 0);
      const begun = at;
      for (let key = some[at]; key !== undefined && isKnown(key); key = some[at]) at += 1;
      done += at - begun;
      onProgress?.({ done, of: names.length });
      // Rows before that name only: the next page has it, or what comes after it.
      token = at === begun ? page.next : undefined;
      limit = at - begun === 1 ? FEW_ROWS : Math.min(MOST_ROWS, FEW_ROWS * (some.length - at));
    }
    return at;
  };

  // Often one page says it all; where it does not, what is left is divided.
  const rest = names.slice(await walk(names, 1));
  const share = Math.ceil(rest.length / AT_ONCE);
  await Promise.all(
    Array.from({ length: share === 0 ? 0 : AT_ONCE }, (_, at) => walk(rest.slice(at * share, (at + 1) * share))),
  );
  return { rows, unread: names.length - done };
}

/** An object that is not what it was known as. */
export interface Change {
  readonly before: ObjectRow;
  /** undefined: it is not there any more. */
  readonly now: ObjectRow | undefined;
}

export interface Changes {
  readonly changes: readonly Change[];
  /** Objects that were not looked at again. */
  readonly unread: number;
}

/** Looks again at objects that are to be overwritten, moved or deleted: somebody else may have written to them meanwhile. */
export async function changesOf(store: Lister, known: readonly ObjectRow[], options: LookOptions): Promise<Changes> {
  if (known.length === 0) return { changes: [], unread: 0 };
  const keys = known.map(({ key }) => key);
  const { rows, unread } = await takenOf(store, keys, options);
  // What was not looked for is not gone; of a part nobody can tell which.
  const isWhole = unread === 0;
  const changes = known.flatMap((before): Change[] => {
    const now = rows.get(before.key);
    const isSame = now ? isSameVersion(before, now) : !isWhole;
    return isSame ? [] : [{ before, now }];
  });
  return { changes, unread };
}
