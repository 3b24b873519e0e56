import fc from 'fast-check';
import type { ListQuery, ObjectRow } from '../../object-store/types';
import { compareKeys } from '../names/path';
import { changesOf, takenOf } from './taken';

const row = (key: string): ObjectRow => ({ key, size: 1, modified: new Date(0), etag: 'e' });
const { signal } = new AbortController();

/** A store of these names in its order. @param most rows of a page */
function storeOf(there: readonly string[], most = 1000) {
  const sorted = [...there].sort(compareKeys);
  const seen = { requests: 0, rows: 0, atOnce: 0, now: 0 };
  const list = async ({ prefix, page, after = '', limit = 1000 }: ListQuery) => {
    seen.requests += 1;
    seen.now += 1;
    seen.atOnce = Math.max(seen.atOnce, seen.now);
    await Promise.resolve();
    seen.now -= 1;
    const all = sorted.filter((key) => key.startsWith(prefix) && compareKeys(page ?? after, key) < 0);
    const objects = all.slice(0, Math.min(limit, most)).map(row);
    seen.rows += objects.length;
    const last = objects.at(-1)?.key;
    return { folders: [], objects, ...(last !== undefined && objects.length < all.length ? { next: last } : {}) };
  };
  return { list, seen };
}

const numbered = (count: number, name: (at: string) => string) =>
  Array.from({ length: count }, (_, at) => name(String(at).padStart(5, '0')));

it('finds exactly the names that are there, in few requests', async () => {
  const unit = fc.constantFrom('a', '/', ' ', '~', '0', 'ä', '\uFF5E', '🙂');
  const names = fc.uniqueArray(fc.string({ unit, minLength: 1, maxLength: 4 }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(names, names, fc.integer({ min: 1, max: 5 }), async (there, asked, most) => {
      const { rows, unread } = await takenOf(storeOf(there, most), asked, { signal });
      const known = new Set(there);
      expect(unread).toBe(0);
      expect([...rows.keys()].sort()).toEqual(asked.filter((key) => known.has(key)).sort());
    }),
  );
});

it('reads a page, not a name, where names stand together', async () => {
  // What is uploaded anew into an empty folder, and over a folder of ten thousand.
  const files = numbered(5000, (at) => `x/new/${at}.jpg`);
  const empty = storeOf([]);
  expect((await takenOf(empty, files, { signal })).rows.size).toBe(0);
  expect(empty.seen.requests).toBe(1);
  const full = storeOf(numbered(10_000, (at) => `x/new/${at}.jpg`));
  expect((await takenOf(full, files, { signal })).rows.size).toBe(5000);
  expect(full.seen.requests).toBeLessThanOrEqual(12);
  expect(full.seen.atOnce).toBeLessThanOrEqual(6);
});

it('asks no more often than one by one where names stand far from each other', async () => {
  const store = storeOf(numbered(20_000, (at) => `x/${at}`));
  const asked = numbered(100, (at) => `x/${at.slice(3)}150`);
  const { rows, unread } = await takenOf(store, asked, { signal });
  expect([rows.size, unread]).toEqual([20, 0]);
  expect(store.seen.requests).toBeLessThanOrEqual(100);
  expect(store.seen.rows).toBeLessThan(10_000);
});

it('asks for few rows for a single name', async () => {
  const store = storeOf(numbered(5000, (at) => `x/${at}`));
  expect([...(await takenOf(store, ['x/04000'], { signal })).rows.keys()]).toEqual(['x/04000']);
  expect(store.seen).toMatchObject({ requests: 1, rows: 20 });
});

it('says how far it is, what it has left out, and ends with its signal', async () => {
  const asked = numbered(100, (at) => `x/${at.slice(2)}5`);
  const there = numbered(9000, (at) => `x/${at.slice(1)}`);
  const seen: number[] = [];
  const onProgress = ({ done, of }: { done: number; of: number }) => {
    expect(of).toBe(100);
    seen.push(done);
  };
  const { rows, unread } = await takenOf(storeOf(there, 2), asked, { signal, onProgress, most: 30 });
  expect(unread).toBeGreaterThan(0);
  expect(rows.size).toBeLessThanOrEqual(100 - unread);
  expect(seen.at(-1)).toBe(100 - unread);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  const ended = new AbortController();
  const store = storeOf(there, 2);
  const work = takenOf(store, asked, { signal: ended.signal, onProgress: () => ended.abort(new Error('enough')) });
  await expect(work).rejects.toThrow('enough');
  expect(store.seen.requests).toBe(1);
});

it('tells what was replaced or deleted meanwhile, of any number', async () => {
  const store = storeOf(['x/a', 'x/b', ...numbered(200, (at) => `y/${at}`)]);
  const [same, old, gone] = [row('x/a'), { ...row('x/b'), etag: 'old' }, row('x/c')];
  const many = numbered(200, (at) => `y/${at}`).map(row);
  expect(await changesOf(store, [same, old, gone, ...many], { signal })).toEqual({
    changes: [
      { before: old, now: row('x/b') },
      { before: gone, now: undefined },
    ],
    unread: 0,
  });
});

it('tells what was replaced by its size and time where the store sends no ETags', async () => {
  const there = [row('x/a'), { ...row('x/b'), size: 2 }, { ...row('x/c'), modified: new Date(5000) }];
  const objects = there.map((one) => ({ ...one, etag: '' }));
  const store = { list: () => Promise.resolve({ folders: [], objects }) };
  const known = ['x/a', 'x/b', 'x/c'].map((key) => ({ ...row(key), etag: '' }));
  const { changes } = await changesOf(store, known, { signal });
  expect(changes.map(({ before }) => before.key)).toEqual(['x/b', 'x/c']);
});

it('takes nothing for gone that it has not looked for', async () => {
  const store = storeOf(
    numbered(100, (at) => `x/${at}`),
    1,
  );
  const known = numbered(100, (at) => `x/${at}`).map(row);
  const { changes, unread } = await changesOf(store, known, { signal, most: 5 });
  expect(changes).toEqual([]);
  expect(unread).toBe(95);
});
