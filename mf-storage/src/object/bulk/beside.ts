import type { ObjectRow, ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { copyKey, isFolder, movedKey, stemOf } from '../names/path';

const bare = (key: string): string => (isFolder(key) ? key.slice(0, -1) : key);

/**
 * Where each object of a selection comes to when the selection is copied beside itself, each part under a name of its own.
 * @param word that the names of copies get: 'copy'
 * @throws ObjectStoreError
 */
export async function besideTargets(
  store: Pick<ObjectStore, 'list'>,
  { entries, objects, word }: { entries: readonly Entry[]; objects: readonly Pick<ObjectRow, 'key'>[]; word: string },
  signal: AbortSignal,
): Promise<{ from: string; to: string }[]> {
  // A folder and an object of one name can be told apart by nobody.
  const used = new Set<string>();
  const copies = new Map<string, string>();
  for (const { key } of entries) {
    // oxlint-disable-next-line no-await-in-loop -- names that were given to one are taken for the next
    const near = await store.list({ prefix: `${stemOf(key)} ${word}`, delimiter: '/' }, signal);
    for (const there of [...near.objects.map((row) => row.key), ...near.folders]) used.add(bare(there));
    const copy = copyKey(key, word, (name) => used.has(bare(name)));
    used.add(bare(copy));
    copies.set(key, copy);
  }
  const roots = entries.filter(({ kind }) => kind === 'folder').map(({ key }) => key);
  return objects.map(({ key }) => {
    const root = roots.find((one) => key.startsWith(one)) ?? key;
    return { from: key, to: movedKey(key, root, copies.get(root) ?? root) };
  });
}
