import { failureMessages, isStoreError, type ObjectStore } from '../../object-store';
import { objectNamed } from '../../object-store/object-named';
import { enterObjects, isUnsure, type ObjectsWritten } from '../../journal/enter-objects';
import { nameIn } from '../names/path';
import { visibleText } from '../names/visible';
import { browserText } from '../texts';
import { startBulkAction, type BulkAction, type WorkResult } from './bulk-action';

/** One object that goes elsewhere in its bucket. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  /** What is there already is replaced; else it is refused. */
  readonly overwrites: boolean;
  /** Its copy was made by a try before, which did not see what was moved go. */
  readonly isCopied?: boolean;
}

/** Copies are requests of their own. */
const A_BATCH = 10;

type Store = Pick<ObjectStore, 'list' | 'copy' | 'remove'>;

/**
 * Whether what has the name of the target is the copy itself: a response that said so was lost, or the browser has sent the request
 * again by itself, on another connection, and heard of the second time only.
 */
async function isThere(store: Store, { from, to }: Transfer): Promise<boolean> {
  const [source, target] = await Promise.all([from, to].map((key) => objectNamed(store, key)));
  // A store that lists no ETags cannot tell.
  if (!source?.etag) return false;
  return source.etag === target?.etag && source.size === target.size;
}

async function copyOne(store: Store, item: Transfer): Promise<void> {
  try {
    await store.copy(item.from, item.to, item.overwrites ? {} : { ifNoneMatch: '*' });
  } catch (error) {
    if (!isStoreError(error, 'exists') || !(await isThere(store, item).catch(() => false))) throw error;
  }
}

/** Carries out some transfers, one after the other. What is moved is deleted once its copy is there, never before. */
export async function transfer(
  store: Store,
  items: readonly Transfer[],
  how: 'move' | 'copy',
): Promise<WorkResult<Transfer>> {
  const refused: { item: Transfer; reason: string; isUnsure?: boolean }[] = [];
  const copied: Transfer[] = [];
  const gone: string[] = [];
  for (const item of items) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a few batches run beside each other
      await copyOne(store, item);
      copied.push(item);
    } catch (error) {
      if (item.isCopied && isStoreError(error, 'missing')) {
        gone.push(item.from);
        continue;
      }
      const reason = isStoreError(error) ? failureMessages(error).title : String(error);
      refused.push({ item, reason, isUnsure: isUnsure(error) });
    }
  }
  if (how === 'copy') return { refused };
  if (copied.length === 0) return { refused, gone };
  let isLost = false;
  const left = await store.remove(copied.map(({ from }) => from)).catch((error: unknown) => {
    isLost = isUnsure(error);
    return copied.map(({ from }) => ({ key: from, message: failureMessages(error).title, code: '' }));
  });
  const kept = new Map(left.map(({ key, message, code }) => [key, message || code]));
  for (const item of copied) {
    const reason = kept.get(item.from);
    // The copy is there: another try may put it there again.
    if (reason !== undefined)
      refused.push({
        item: { ...item, overwrites: true, isCopied: true },
        reason: browserText('move.kept', { reason }),
        isUnsure: isLost,
      });
  }
  return { refused, gone: [...gone, ...copied.flatMap(({ from }) => (kept.has(from) ? [] : [from]))] };
}

/** How the journal tells of it. */
export interface EnteredTransfer extends Pick<ObjectsWritten, 'key' | 'to'> {
  readonly what: 'move' | 'copy' | 'rename';
}

/** What is said of it: of a rename the names, of others how many objects it is about. */
function textsOf(of: number, how: 'move' | 'copy', { what, key, to }: EnteredTransfer) {
  const names = { name: visibleText(nameIn(key ?? '')), to: visibleText(to ?? '') };
  const isRename = what === 'rename';
  return {
    label: isRename ? browserText('rename.label', names) : browserText(`${how}.label`, { n: of }),
    // Once a rename was stopped, some objects still have their old name.
    doneText: (n: number) =>
      isRename && n === of ? browserText('rename.done', names) : browserText(`${how}.done`, { n }),
    failedText: (n: number) => (isRename ? browserText('rename.failed', names) : browserText(`${how}.failed`, { n })),
  };
}

/** Moves or copies objects within their bucket. */
export const startTransfers = (
  store: Store & Pick<ObjectStore, 'bucket'>,
  items: readonly Transfer[],
  how: 'move' | 'copy',
  entered: EnteredTransfer,
): BulkAction =>
  startBulkAction<Transfer>({
    bucket: store.bucket,
    items,
    keyOf: ({ from }) => from,
    batch: A_BATCH,
    enter: (some) =>
      enterObjects(entered.what, {
        bucket: store.bucket,
        n: some.length,
        key: entered.key ?? some[0]?.from,
        to: entered.to,
      }),
    work: (some) => transfer(store, some, how),
    ...textsOf(items.length, how, entered),
  });
