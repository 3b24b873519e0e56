import type { ObjectRow } from '../../object-store';
import type { Entry } from '../listing/entry';
import { freeKey, movedKey, parentOf } from '../names/path';
import type { Transfer } from './copy-objects';

/** What becomes of a name that is taken. */
export type Resolution = 'overwrite' | 'skip' | 'both';

/** Where each object of a selection comes to when the selection goes into a folder. */
export function targetsIn(
  entries: readonly Entry[],
  objects: readonly Pick<ObjectRow, 'key'>[],
  folder: string,
): { from: string; to: string }[] {
  const roots = entries.filter(({ kind }) => kind === 'folder').map(({ key }) => key);
  return objects.map(({ key }) => {
    const root = roots.find((one) => key.startsWith(one));
    return { from: key, to: movedKey(key, parentOf(root ?? key), folder) };
  });
}

/** A folder cannot go into itself. */
export const isInItself = (entries: readonly Entry[], folder: string): boolean =>
  entries.some(({ kind, key }) => kind === 'folder' && folder.startsWith(key));

/**
 * What is to be done, after it was decided what becomes of names that are taken.
 * @param isInBucket what comes from the bucket itself, and would replace itself, is left alone
 */
export function resolved(
  targets: readonly { readonly from: string; readonly to: string }[],
  taken: ReadonlySet<string>,
  decide: (to: string) => Resolution,
  isInBucket = true,
): Transfer[] {
  const used = new Set([...taken, ...targets.map(({ to }) => to)]);
  return targets.flatMap(({ from, to }): Transfer[] => {
    if (!taken.has(to)) return [{ from, to, overwrites: false }];
    const decision = decide(to);
    if (decision === 'skip' || (isInBucket && decision === 'overwrite' && from === to)) return [];
    if (decision === 'overwrite') return [{ from, to, overwrites: true }];
    const free = freeKey(to, (key) => used.has(key));
    used.add(free);
    return [{ from, to: free, overwrites: false }];
  });
}
