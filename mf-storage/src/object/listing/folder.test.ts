/** @jest-environment node */
import type { Listing, ListQuery, ObjectRow } from '../../object-store/types';
import { createFolder } from './folder';

const row = (key: string): ObjectRow => ({ key, size: 1, modified: new Date(0), etag: 'e' });

/** A listing of so many objects, a thousand a page, that may break at one. */
function listOf(count: number, breaks?: number) {
  const requests: ListQuery[] = [];
  const state = { breaks };
  const list = async (query: ListQuery): Promise<Listing> => {
    requests.push(query);
    const page = Number(query.page ?? 0);
    if (page === state.breaks) throw new Error('lost');
    const objects = Array.from({ length: Math.min(1000, count - page * 1000) }, (_, i) =>
      row(`p/${String(page * 1000 + i).padStart(6, '0')}`),
    );
    return { folders: [], objects, ...((page + 1) * 1000 < count ? { next: String(page + 1) } : {}) };
  };
  return { asked: requests, list, state };
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 400; n += 1) await Promise.resolve();
};

it('shows the first page before the second one has come', async () => {
  const { list } = listOf(100_000);
  const folder = createFolder({ list }, 'p/');
  const lengths: number[] = [];
  folder.subscribe(() => lengths.push(folder.get().entries.length));
  folder.readOn();
  await settled();
  expect(lengths).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  expect(folder.get()).toMatchObject({ isReading: false, isComplete: false, isFull: false });
});

it('reads on to the end, and no further than it can keep', async () => {
  const { list, asked } = listOf(100_500);
  const folder = createFolder({ list }, 'p/');
  folder.readOn();
  await settled();
  folder.readOn(Infinity);
  await settled();
  expect(folder.get()).toMatchObject({ isReading: false, isComplete: false, isFull: true });
  expect(folder.get().entries).toHaveLength(100_000);
  folder.readOn();
  expect(asked).toHaveLength(100);
});

it('keeps what was read when a page is lost, and goes on there', async () => {
  const { list, state, asked } = listOf(2500, 2);
  const folder = createFolder({ list }, 'p/');
  folder.readOn();
  await settled();
  expect(folder.get().error).toEqual(new Error('lost'));
  expect(folder.get().entries).toHaveLength(2000);
  state.breaks = undefined;
  folder.readOn();
  await settled();
  expect(folder.get()).toMatchObject({ error: undefined, isComplete: true });
  expect(folder.get().entries).toHaveLength(2500);
  expect(asked.map(({ page }) => page)).toEqual([undefined, '1', '2', '2']);
});

it('reads as much anew as was shown, and shows the old list meanwhile', async () => {
  const { list, state } = listOf(1500);
  const folder = createFolder({ list }, 'p/');
  folder.readOn();
  await settled();
  folder.forget(new Set(['p/000000']));
  expect(folder.get().entries).toHaveLength(1499);
  folder.refresh();
  expect(folder.get()).toMatchObject({ isReading: true });
  expect(folder.get().entries).toHaveLength(1499);
  await settled();
  expect(folder.get().entries).toHaveLength(1500);
  state.breaks = 1;
  folder.refresh();
  await settled();
  expect(folder.get().entries).toHaveLength(1500);
  expect(folder.get().error).toBeDefined();
});

it('shows folders, objects that are named like them, and not the folder in itself', async () => {
  const list = async (): Promise<Listing> => ({ folders: ['a/b/', 'a//'], objects: [row('a/'), row('a/b')] });
  const folder = createFolder({ list }, 'a/');
  folder.readOn();
  await settled();
  expect(folder.get().entries.map(({ kind, key, name }) => [kind, key, name])).toEqual([
    ['folder', 'a/b/', 'b'],
    ['folder', 'a//', ''],
    ['object', 'a/b', 'b'],
  ]);
  expect(folder.get().hasMarker).toBe(true);
});
