/** @jest-environment node */
import fc from 'fast-check';
import { compareKeys, listPage, type ListQuery, nameOf } from './listing';

const encoder = new TextEncoder();
const compareBytes = (a: string, b: string): number => Buffer.compare(encoder.encode(a), encoder.encode(b));

/** Few characters, so that prefixes and delimiters meet; some of more than one byte, some beyond 16 bits. */
const text = (length: number) =>
  fc
    .array(fc.constantFrom('a', 'b', '/', '/', '-', ' ', '+', '%', '\n', 'é', '\uFFFD', '😀', '🅰'), {
      maxLength: length,
    })
    .map((parts) => parts.join(''));

const queries = fc.record({
  prefix: text(2),
  delimiter: fc.constantFrom('', '/', '/', 'a', '//', '😀'),
  after: fc.oneof(fc.constant(''), text(4)),
});

/** The rule in its plainest form: every key becomes an item, items are ordered, those after `after` are listed. */
function model(keys: readonly string[], { prefix, delimiter, after }: Omit<ListQuery, 'limit'>): string[] {
  const items = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const at = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return at < 0 ? key : key.slice(0, at + delimiter.length);
    });
  return [...new Set(items)].sort(compareBytes).filter((item) => compareBytes(item, after) > 0);
}

it('orders keys by their bytes', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) =>
      expect(Math.sign(compareKeys(a, b))).toBe(Math.sign(compareBytes(a, b))),
    ),
  ));

it('lists page by page what the plain rule lists at once', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(text(6), { maxLength: 40 }),
      queries,
      fc.integer({ min: 1, max: 5 }),
      (keys, query, limit) => {
        const ordered = keys.toSorted(compareKeys).map((key) => ({ key }));
        const listed: string[] = [];
        let { after } = query;
        for (let pages = 0; pages <= keys.length; pages += 1) {
          const page = listPage(ordered, { ...query, after, limit });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          listed.push(...page.items.map(nameOf));
          if (page.next === undefined) break;
          expect(page.items).toHaveLength(limit);
          after = page.next;
        }
        expect(listed).toEqual(model(keys, query));
      },
    ),
    { numRuns: 2000 },
  ));

it('lists nothing, and no more, with a limit of nought', () =>
  expect(listPage([{ key: 'a' }], { prefix: '', delimiter: '', after: '', limit: 0 })).toEqual({
    items: [],
    next: undefined,
  }));
