import { ApiError, toApiError } from '@console/api';
import { plainMessage } from '@console/ui';
import { text } from './messages';

/** The same call about several things. */
export interface OneByOne<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** @throws ApiError */
  readonly send: (item: Item) => Promise<unknown>;
  /** Notes what is done, and what another try has to send, after each call. */
  readonly keep: (done: readonly Item[], left: readonly Item[]) => void;
}

/** Of more than these, the rest is counted: the server's words have to fit after them. */
const MOST_NAMED = 3;

function listOf(names: readonly string[]): string {
  const list = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? text('part.more', { list, n: names.length - MOST_NAMED }) : list;
}

/** A failure that says which of several were added before it; where nobody knows of one whether it was, that, too. */
function partFailure(error: ApiError, done: readonly string[], left: readonly string[]): ApiError {
  const { fieldErrors = {}, ...facts } = error;
  const isUnknown = !error.isRead && error.outcome === 'unknown';
  const missing = isUnknown ? left.slice(1) : left;
  return new ApiError({
    ...facts,
    text: [
      text('part.added', { list: listOf(done) }),
      ...(isUnknown ? [text('part.unknown', { list: listOf(left.slice(0, 1)) })] : []),
      ...(missing.length > 0 ? [text('part.missing', { list: listOf(missing) })] : []),
      // It is about one of several that stand in the field.
      Object.values(fieldErrors).join(' ') || plainMessage(error.text),
    ].join(' '),
    cause: error,
  });
}

/**
 * Adds several things, one call after another; the first failure ends it.
 * @throws ApiError of that one; where others were added before it, it says which, and which were not
 */
export async function addOneByOne<Item>({ items, nameOf, send, keep }: OneByOne<Item>): Promise<void> {
  for (const [index, item] of items.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the first failure ends it
      await send(item);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (index === 0 || error.aborted) throw error;
      throw partFailure(error, items.slice(0, index).map(nameOf), items.slice(index).map(nameOf));
    }
    keep(items.slice(0, index + 1), items.slice(index + 1));
  }
}
