import fc from 'fast-check';
import { filled } from './fixture';
import { countOf, namesOf, nextName, placesOf, spreadOver, targetsOf } from './targets';

it.each<[string, number, string[]]>([
  ['web', 1, ['web']],
  ['web-01', 1, ['web-01']],
  [' web-08 ', 3, ['web-08', 'web-09', 'web-10']],
  ['web', 2, ['web-1', 'web-2']],
  ['web-{n}', 2, ['web-1', 'web-2']],
  ['web-{nnn}-tll', 2, ['web-001-tll', 'web-002-tll']],
  ['{n}-{nn}', 1, ['1-01']],
  ['node-99', 2, ['node-99', 'node-100']],
  ['', 2, ['', '']],
])('%j for %d machines', (pattern, count, names) => expect(namesOf(pattern, count)).toEqual(names));

it('gives each machine a name of its own, whatever the pattern', () => {
  const pattern = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}(\{n{1,3}\})?[a-z0-9-]{0,4}$/);
  fc.assert(
    fc.property(pattern, fc.integer({ min: 1, max: 20 }), (text, count) => {
      const names = namesOf(text, count);
      expect(names).toHaveLength(count);
      expect(new Set(names).size).toBe(count);
      expect(names.join('')).not.toMatch(/[{}]/);
    }),
  );
});

it('goes on counting with the length of the number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,5}-$/), fc.integer({ min: 0, max: 900 }), (stem, start) => {
      const first = `${stem}${String(start).padStart(3, '0')}`;
      expect(namesOf(first, 2)[1]).toBe(nextName(first));
      expect(nextName(first)).toBe(`${stem}${String(start + 1).padStart(3, '0')}`);
    }),
  );
});

it.each([
  ['web-01', 'web-02'],
  ['web-99', 'web-100'],
  ['web', 'web-2'],
  ['web-{n}', 'web-{n}'],
  ['', ''],
])('after %j comes %j', (name, next) => expect(nextName(name)).toBe(next));

it('spreads as evenly as it can, in the order of the places', () => {
  expect(spreadOver(5, ['tll', 'jhv'])).toEqual(['tll', 'jhv', 'tll', 'jhv', 'tll']);
  const places = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 40 }), (slugs, count) => {
      const all = spreadOver(count, slugs);
      const each = slugs.map((slug) => all.filter((one) => one === slug).length);
      expect(all).toHaveLength(count);
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
    }),
  );
});

it('goes to no more places than there are machines, the chosen one first', () => {
  expect(placesOf({ ...filled, count: 3, spread: ['jhv', 'tll'] })).toEqual(['tll', 'jhv']);
  expect(placesOf({ ...filled, count: 1, spread: ['jhv'] })).toEqual(['tll']);
  expect(placesOf({ ...filled, count: 2, spread: ['jhv', 'trtu'] })).toEqual(['tll', 'jhv']);
  expect(placesOf({ ...filled, count: 2, spread: ['jhv'], origin: 'copy' })).toEqual(['tll']);
});

it('makes one machine of a disk, however many are asked for', () => {
  expect(countOf({ count: 5, origin: 'disk' })).toBe(1);
  expect(countOf({ count: null, origin: 'system' })).toBe(1);
  expect(targetsOf({ ...filled, count: 3, spread: ['jhv'] })).toEqual([
    { location: 'tll', name: 'web-01' },
    { location: 'jhv', name: 'web-02' },
    { location: 'tll', name: 'web-03' },
  ]);
});
