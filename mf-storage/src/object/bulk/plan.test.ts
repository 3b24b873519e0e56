import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { ObjectStoreError } from '../../object-store/error';
import type { ObjectRow } from '../../object-store/types';
import type { Entry } from '../listing/entry';
import { collectEntries } from './collect';
import { startTransfers, transfer } from './copy-objects';
import { besideTargets } from './beside';
import { isInItself, resolved, targetsIn } from './plan';

const row = (key: string, size = 1): ObjectRow => ({ key, size, modified: new Date(0), etag: 'e' });
const folder = (key: string): Entry => ({ kind: 'folder', key, name: '' });
const object = (key: string): Entry => ({ ...row(key), kind: 'object', name: '' });
const { signal } = new AbortController();

/** A store of these names, two a page. */
const storeOf = (...keys: string[]) => ({
  list: async ({ prefix, page, limit = 2 }: { prefix: string; page?: string; limit?: number }) => {
    const all = keys.filter((key) => key.startsWith(prefix)).sort();
    const at = Number(page ?? 0);
    const objects = all.slice(at, at + limit).map((key) => row(key));
    return { folders: [], objects, ...(at + limit < all.length ? { next: String(at + limit) } : {}) };
  },
});

const nothing = storeOf().list;

it('counts what is in folders, each object once', async () => {
  const store = storeOf('a/', 'a/1', 'a/b/2', 'a/c', 'z');
  const seen: number[] = [];
  const all = await collectEntries(
    store,
    [folder('a/'), object('a/'), object('z')],
    ({ objects }) => seen.push(objects.length),
    signal,
  );
  expect(all.objects.map(({ key }) => key).sort()).toEqual(['a/', 'a/1', 'a/b/2', 'a/c', 'z']);
  expect(all.bytes).toBe(5);
  expect(seen).toEqual([4, 6]);
});

it('keeps the inside of a folder together', () => {
  const targets = targetsIn([folder('p/a/'), object('p/z')], [row('p/a/'), row('p/a/b/2'), row('p/z')], 'new/');
  expect(targets.map(({ to }) => to)).toEqual(['new/a/', 'new/a/b/2', 'new/z']);
  expect(isInItself([folder('p/a/')], 'p/a/b/')).toBe(true);
  expect(isInItself([folder('p/a/')], 'p/ab/')).toBe(false);
});

it('copies a selection beside itself under names that are free', async () => {
  const there = { folders: ['p/docs copy/'], objects: [row('p/z copy.txt')] };
  const store = { list: () => Promise.resolve(there) };
  const selected = { entries: [folder('p/docs/'), object('p/z.txt')], objects: [row('p/docs/a/1'), row('p/z.txt')] };
  expect(await besideTargets(store, { ...selected, word: 'copy' }, signal)).toEqual([
    { from: 'p/docs/a/1', to: 'p/docs copy 2/a/1' },
    { from: 'p/z.txt', to: 'p/z copy 2.txt' },
  ]);
});

it('never writes two objects to one name, and none over another that was to be kept', () => {
  const name = fc.constantFrom('d/a', 'd/a (2)', 'd/b', 'd/c.txt', 'd/c (2).txt');
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.array(name), (to, there) => {
      const taken = new Set<string>(there);
      const plan = resolved(
        to.map((key, i) => ({ from: `s/${i}`, to: key })),
        taken,
        () => 'both',
      );
      expect(new Set(plan.map((one) => one.to)).size).toBe(to.length);
      for (const one of plan) expect(taken.has(one.to)).toBe(false);
    }),
  );
});

it('skips, replaces, and leaves an object that would replace itself', () => {
  const targets = [
    { from: 'a', to: 'd/a' },
    { from: 'b', to: 'd/b' },
    { from: 'd/c', to: 'd/c' },
  ];
  const taken = new Set(['d/a', 'd/b', 'd/c']);
  expect(resolved(targets, taken, (to) => (to === 'd/a' ? 'skip' : 'overwrite'))).toEqual([
    { from: 'b', to: 'd/b', overwrites: true },
  ]);
});

it('deletes only what was copied, and says what stayed', async () => {
  const removed: string[] = [];
  const store = {
    list: nothing,
    copy: async (from: unknown) => {
      if (from === 'b') throw new ObjectStoreError('exists', 'no');
    },
    remove: async (keys: readonly string[]) => {
      removed.push(...keys);
      return [{ key: 'c', message: 'Access Denied', code: 'AccessDenied' }];
    },
  };
  const items = ['a', 'b', 'c'].map((from) => ({ from, to: `t/${from}`, overwrites: false }));
  const result = await transfer(store, items, 'move');
  expect(removed).toEqual(['a', 'c']);
  expect(result.gone).toEqual(['a']);
  expect(result.refused.map(({ item }) => [item.from, item.overwrites])).toEqual([
    ['b', false],
    ['c', true],
  ]);
  removed.length = 0;
  expect(await transfer(store, items, 'copy')).toEqual({ refused: [expect.objectContaining({ item: items[1] })] });
  expect(removed).toEqual([]);
});

it('takes its own copy for done where the browser has sent the request twice, and nothing else of that name', async () => {
  const rows = [
    { key: 'a', size: 3, etag: 'e1' },
    { key: 't/a', size: 3, etag: 'e1' },
    { key: 'b', size: 3, etag: 'e2' },
    { key: 't/b', size: 3, etag: 'e3' },
    // A store that lists no ETags.
    { key: 'c', size: 3, etag: '' },
    { key: 't/c', size: 3, etag: '' },
  ].map((row) => ({ ...row, modified: new Date(0) }));
  const store = {
    list: async ({ prefix }: { prefix: string }) => ({
      folders: [],
      objects: rows.filter(({ key }) => key.startsWith(prefix)),
    }),
    copy: async () => {
      throw new ObjectStoreError('exists', 'no');
    },
    remove: async () => [],
  };
  const items = ['a', 'b', 'c'].map((from) => ({ from, to: `t/${from}`, overwrites: false }));
  const { refused, gone } = await transfer(store, items, 'move');
  expect(gone).toEqual(['a']);
  expect(refused).toMatchObject([{ item: { from: 'b' } }, { item: { from: 'c' } }]);
});

it('takes a move for done whose deletion was carried out unheard, once the next try finds nothing to move', async () => {
  const there = new Set(['a', 'b']);
  let isLost = true;
  const store = {
    list: nothing,
    copy: async (from: unknown) => {
      if (!there.has(String(from))) throw new ObjectStoreError('missing', 'no');
    },
    remove: async (keys: readonly string[]) => {
      for (const key of keys) there.delete(key);
      if (isLost) throw new ObjectStoreError('lost', 'no response');
      return [];
    },
  };
  const { refused, gone } = await transfer(store, [{ from: 'a', to: 't/a', overwrites: false }], 'move');
  expect(gone).toEqual([]);
  expect(refused).toMatchObject([{ item: { from: 'a' }, isUnsure: true }]);
  isLost = false;
  const again = refused.map(({ item }) => item);
  expect(await transfer(store, again, 'move')).toEqual({ refused: [], gone: ['a'] });
  // What nobody has copied is missing, and not moved.
  const never = await transfer(store, [{ from: 'c', to: 't/c', overwrites: false }], 'move');
  expect(never).toMatchObject({ refused: [{ item: { from: 'c' } }], gone: [] });
});

it.each([
  [{ what: 'rename', key: 'site/old/', to: 'new' }, 'Rename old to new', 'old is now new'],
  [{ what: 'move', to: 'site/' }, 'Move 40 objects', '40 objects moved'],
] as const)('says what %j does, and how much of it when it was stopped', async (entered, label, done) => {
  const store = { bucket: 'b', list: nothing, copy: async () => undefined, remove: async () => [] };
  const items = Array.from({ length: 40 }, (_, n) => ({
    from: `site/old/${n}`,
    to: `site/new/${n}`,
    overwrites: false,
  }));
  const [stopped, whole] = [0, 1].map(() => startTransfers(store, items, 'move', entered));
  stopped?.bulk.cancelRest();
  await waitFor(() => expect([stopped, whole].map((one) => one?.bulk.isRunning())).toEqual([false, false]));
  expect(stopped?.doneText()).toBe('30 objects moved');
  expect([whole?.label, whole?.doneText()]).toEqual([label, done]);
});
