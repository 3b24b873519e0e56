/** @jest-environment node */
import fc from 'fast-check';
import { keyOf, MOST_LABELS, readLabel, readTyped, valueOf, withLabel } from './label';
import {
  labelCounts,
  merged,
  mergeCounts,
  onlyLabels,
  overfull,
  withChange,
  withoutLabels,
  type LabelSet,
} from './label-set';
import { canKeep, formatLabels, LONGEST_TEXT, MOST_RESOURCES, parseLabels } from './label-text';

const set = (labels: Record<string, readonly string[]>): LabelSet => new Map(Object.entries(labels));

const aLabel = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map(readLabel)
  .filter((read) => 'label' in read)
  .map(({ label }) => label);
// Who reads an object with such a name may read something else: these never come out of the storage.
const anId = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((id) => !['__proto__', 'prototype', 'constructor'].includes(id));
const aSet = fc
  .array(fc.tuple(anId, fc.array(aLabel, { minLength: 1, maxLength: 8 })))
  .map((entries): LabelSet => merged(new Map(), new Map(entries)));

it.each([
  ['env', { label: 'env' }],
  ['  env = prod  ', { label: 'env=prod' }],
  ['cost\tcentre=  12\n34 ', { label: 'cost centre=12 34' }],
  ['query=a=b', { label: 'query=a=b' }],
  ['Kunde=Mu\u0308ller', { label: 'Kunde=Müller' }],
  ['\u202Eenv', { label: 'env' }],
  ['', { problem: 'key' }],
  ['=prod', { problem: 'key' }],
  ['env=', { problem: 'value' }],
  ['a,b', { problem: 'comma' }],
  ['x'.repeat(64), { problem: 'longKey' }],
  [`x=${'y'.repeat(64)}`, { problem: 'longValue' }],
])('reads %j', (typed, read) => expect(readLabel(typed)).toEqual(read));

it('reads several, divided by commas, and says the first that is wrong', () => {
  expect(readTyped('env=prod, team = web,, ')).toEqual({ labels: ['env=prod', 'team=web'] });
  expect(readTyped('env=prod, team=, =x')).toEqual({ labels: ['env=prod'], problem: 'value' });
  expect(readTyped('  ')).toEqual({ labels: [] });
});

it('reads what it has read to the same', () => {
  fc.assert(
    fc.property(aLabel, (label) => {
      expect(readLabel(label)).toEqual({ label });
      const value = valueOf(label);
      expect(value === undefined ? keyOf(label) : `${keyOf(label)}=${value}`).toBe(label);
    }),
  );
});

it('has each key once', () => {
  expect(withLabel(['env=prod', 'team=web'], 'env=test')).toEqual(['env=test', 'team=web']);
  expect(withLabel(['env=prod'], 'env')).toEqual(['env']);
  const same = ['env'];
  expect(withLabel(same, 'env')).toBe(same);
});

it('adds to and takes from several, and forgets what has none', () => {
  const before = set({ a: ['env=prod'], b: ['env=test', 'old'] });
  const after = withChange(before, ['a', 'b', 'c'], { add: ['team=web'], remove: ['old'] });
  expect(after).toEqual(set({ a: ['env=prod', 'team=web'], b: ['env=test', 'team=web'], c: ['team=web'] }));
  expect(withChange(before, ['a'], { remove: ['env=prod'] })).toEqual(set({ b: ['env=test', 'old'] }));
  expect(withoutLabels(before, ['old'])).toEqual(set({ a: ['env=prod'], b: ['env=test'] }));
  expect([...labelCounts(after)]).toEqual([
    ['env=prod', 1],
    ['env=test', 1],
    ['team=web', 3],
  ]);
});

it('gives a resource that is full no more, and says so', () => {
  const full = set({ a: Array.from({ length: MOST_LABELS }, (_, n) => `k${n}`) });
  const change = { add: ['one', 'k0=1'] };
  expect(overfull(full, ['a', 'b'], change)).toBe(1);
  expect(withChange(full, ['a', 'b'], change)).toEqual(new Map([...full, ['b', ['k0=1', 'one']]]));
  expect(overfull(full, ['a'], { add: ['k0=1'] })).toBe(0);
});

it('says beforehand what another set brings', () => {
  const mine = set({ a: ['env=prod', 'old'], b: ['env=test'] });
  const theirs = set({ a: ['env=prod', 'team=web'], b: ['env=prod'], c: ['env'] });
  expect(mergeCounts(mine, theirs)).toEqual({
    resources: 3,
    changed: 3,
    added: 2,
    replaced: 1,
    same: 1,
    noRoom: 0,
  });
  expect(merged(mine, theirs)).toEqual(set({ a: ['env=prod', 'old', 'team=web'], b: ['env=prod'], c: ['env'] }));
});

it('leaves what a resource has where there is no room for more', () => {
  const own = Array.from({ length: MOST_LABELS }, (_, n) => `own${String(n).padStart(2, '0')}`);
  const mine = set({ a: own });
  const theirs = set({ a: ['an', 'own00=x', 'zone'] });
  expect(mergeCounts(mine, theirs)).toEqual({
    resources: 1,
    changed: 1,
    added: 0,
    replaced: 1,
    same: 0,
    noRoom: 1,
  });
  expect(merged(mine, theirs)).toEqual(set({ a: ['own00=x', ...own.slice(1)] }));
});

it('is divided by its labels', () => {
  const mine = set({ a: ['env=prod', 'old'], b: ['old'], c: ['env=test'] });
  expect(onlyLabels(mine, ['env=prod', 'env=test'])).toEqual(set({ a: ['env=prod'], c: ['env=test'] }));
});

it('brings nothing twice', () => {
  fc.assert(
    fc.property(aSet, aSet, (mine, theirs) => {
      const both = merged(mine, theirs);
      expect(merged(both, theirs)).toEqual(both);
      const again = mergeCounts(both, theirs);
      expect([again.added, again.replaced, again.changed]).toEqual([0, 0, 0]);
    }),
  );
});

it('comes back as it was', () => {
  fc.assert(fc.property(aSet, (labels) => expect(parseLabels(formatLabels(labels))).toEqual({ labels, leftOut: 0 })));
});

it.each(['', '{', 'null', '[]', '{"version":2,"labels":{}}', '{"version":1,"labels":7}'])(
  'takes %j for no labels',
  (text) => expect(parseLabels(text)).toBeUndefined(),
);

it('never fails, whatever it reads, and lets nothing through that breaks the rules', () => {
  const text = fc
    .dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.string())))
    .map((labels) => JSON.stringify({ version: 1, labels }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), text), (given) => {
      const read = parseLabels(given);
      for (const labels of read?.labels.values() ?? []) {
        expect(new Set(labels.map(keyOf)).size).toBe(labels.length);
        for (const label of labels) expect(readLabel(label)).toEqual({ label });
      }
      if (read) expect(parseLabels(formatLabels(read.labels))?.labels).toEqual(read.labels);
    }),
  );
});

it('counts what it leaves out', () => {
  const text = JSON.stringify({ version: 1, labels: { a: ['env=prod', '=', 'x,y'], '': ['env'], b: 7, c: [] } });
  expect(parseLabels(text)).toEqual({ labels: set({ a: ['env=prod'] }), leftOut: 4 });
});

it('keeps no more than there is room for', () => {
  const many = (count: number, label: string): LabelSet =>
    new Map(Array.from({ length: count }, (_, n) => [`resource-${n}`, [label]]));
  expect(canKeep(many(MOST_RESOURCES, 'env'))).toBe(true);
  expect(canKeep(many(MOST_RESOURCES + 1, 'env'))).toBe(false);
  expect(canKeep(many(MOST_RESOURCES, `env=${'x'.repeat(63)}`))).toBe(false);
  expect(parseLabels(' '.repeat(LONGEST_TEXT + 1))).toBeUndefined();
  expect(parseLabels(formatLabels(many(MOST_RESOURCES + 1, 'env')))).toBeUndefined();
});
