/** @jest-environment node */
import fc from 'fast-check';
import { Collection, type ChangeRecorder, type Row } from './collection';
import { UndoLog } from './undo-log';

interface Thing extends Row {
  readonly colour: string;
  readonly tags: readonly number[];
  readonly owner: number | null;
}

const colours = ['red', 'green', 'blue'];
const ids = ['a', 'b', 'c', 'd', 'e'];
const tags = [1, 2, 3];

const thing = fc.record<Thing>({
  id: fc.constantFrom(...ids),
  user_id: fc.integer({ min: 1, max: 3 }),
  colour: fc.constantFrom(...colours),
  tags: fc.array(fc.constantFrom(...tags), { maxLength: 3 }),
  owner: fc.option(fc.integer({ min: 1, max: 2 })),
});

type Step =
  | { readonly kind: 'put'; readonly row: Thing }
  | { readonly kind: 'update'; readonly id: string; readonly colour: string }
  | { readonly kind: 'delete'; readonly id: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), row: thing }),
  fc.record({
    kind: fc.constant('update' as const),
    id: fc.constantFrom(...ids),
    colour: fc.constantFrom(...colours),
  }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.constantFrom(...ids) }),
);

/** A transaction, and whether it is taken back in the end. */
const transactions = fc.array(
  fc.record({
    steps: fc.array(step, { maxLength: 6 }),
    undone: fc.boolean(),
    asked: fc.boolean(),
  }),
  { maxLength: 12 },
);

function emptyCollection() {
  let recorder: ChangeRecorder = new UndoLog();
  const collection = new Collection<Thing, 'colour' | 'tag' | 'owner'>('things', () => recorder, {
    colour: (row) => row.colour,
    tag: (row) => row.tags,
    owner: (row) => row.owner,
  });
  const begin = (): UndoLog => {
    const undoLog = new UndoLog();
    recorder = undoLog;
    return undoLog;
  };
  return { collection, begin };
}

type Things = ReturnType<typeof emptyCollection>['collection'];

function run(collection: Things, one: Step): void {
  if (one.kind === 'put') collection.put(one.row);
  else if (one.kind === 'update') collection.update(one.id, { colour: one.colour });
  else collection.delete(one.id);
}

/** What the collection has to hold: rows in the order in which they were added. */
function runNaively(rows: readonly Thing[], one: Step): readonly Thing[] {
  if (one.kind === 'delete') return rows.filter((row) => row.id !== one.id);
  if (one.kind === 'update') return rows.map((row) => (row.id === one.id ? { ...row, colour: one.colour } : row));
  return rows.some((row) => row.id === one.row.id)
    ? rows.map((row) => (row.id === one.row.id ? one.row : row))
    : [...rows, one.row];
}

function expectSame(collection: Things, rows: readonly Thing[]): void {
  expect(collection.all()).toEqual(rows);
  for (const user of [1, 2, 3]) expect(collection.of(user)).toEqual(rows.filter((row) => row.user_id === user));
  for (const colour of colours)
    expect(collection.by('colour', colour)).toEqual(rows.filter((row) => row.colour === colour));
  for (const tag of tags) expect(collection.by('tag', tag)).toEqual(rows.filter((row) => row.tags.includes(tag)));
  for (const owner of [1, 2]) expect(collection.oneBy('owner', owner)).toEqual(rows.find((row) => row.owner === owner));
  for (const id of ids) expect(collection.get(id)).toEqual(rows.find((row) => row.id === id));
}

it('finds by its indexes what a look at every row finds, in the same order, also after taking back', () => {
  fc.assert(
    fc.property(transactions, (history) => {
      const { collection, begin } = emptyCollection();
      let rows: readonly Thing[] = [];
      for (const { steps, undone, asked } of history) {
        const undoLog = begin();
        const before = rows;
        for (const one of steps) {
          run(collection, one);
          rows = runNaively(rows, one);
          // An index is made when it is first asked: in the middle of a transaction, too.
          if (asked) expectSame(collection, rows);
        }
        if (undone) {
          undoLog.undo();
          rows = before;
        }
        expectSame(collection, rows);
      }
    }),
  );
});

it('tells of every change, so that a listener holds what the collection holds', () => {
  fc.assert(
    fc.property(transactions, (history) => {
      const { collection, begin } = emptyCollection();
      const heard = new Map<string, Thing>();
      collection.watch((before, after) => {
        if (before) expect(heard.get(before.id)).toBe(before);
        if (before) heard.delete(before.id);
        if (after) heard.set(after.id, after);
      });
      for (const { steps, undone } of history) {
        const undoLog = begin();
        for (const one of steps) run(collection, one);
        if (undone) undoLog.undo();
        expect(new Set(heard.values())).toEqual(new Set(collection.all()));
      }
    }),
  );
});

it('never changes a list that it has handed out, and hands out the same one while nothing changes', () => {
  const { collection } = emptyCollection();
  const row: Thing = { id: 'a', user_id: 1, colour: 'red', tags: [], owner: null };
  collection.put(row);
  const lists = [collection.all(), collection.of(1), collection.by('colour', 'red')];
  expect([collection.all(), collection.of(1), collection.by('colour', 'red')]).toEqual(lists);
  expect(collection.of(1)).toBe(lists[1]);
  collection.put({ ...row, id: 'b', user_id: 2 });
  expect(collection.of(1)).toBe(lists[1]);
  expect(collection.by('colour', 'red')).not.toBe(lists[2]);
  collection.delete('a');
  expect(lists).toEqual([[row], [row], [row]]);
});
