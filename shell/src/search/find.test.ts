import fc from 'fast-check';
import type { SearchEntry, SearchSource } from '@console/area';
import { findResources, type MarkedPart } from './find';

const entry = (name: string, ...words: string[]): SearchEntry => ({
  id: name,
  name,
  words,
  show: () => ({ name, to: `/${name}` }),
});

const source = (kind: string, ...entries: SearchEntry[]): SearchSource => ({
  kind,
  entries,
  isLoading: false,
  failedPlaces: [],
  hasFailed: false,
});

const machines = source(
  'virtual_machine',
  entry('shop-web-blue-7f3', '203.0.113.31', '10.4.0.11', '02:00:5e:00:00:1f'),
  entry('api-gateway-prod-01', '203.0.113.14'),
  entry('billing-reconciliation-nightly'),
);
const networks = source('vpc', entry('shop-backend', '10.4.0.0/16'));

const names = (text: string, ...sources: SearchSource[]): string[] =>
  findResources(text, sources).shown.map((found) => found.entry.name);

const written = (parts: readonly MarkedPart[] = []): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

it('finds by name over all kinds, and marks what was typed', () => {
  const { shown } = findResources('shop', [machines, networks]);
  expect(shown.map(({ kind, name }) => [kind, written(name)])).toEqual([
    ['virtual_machine', '[shop]-web-blue-7f3'],
    ['vpc', '[shop]-backend'],
  ]);
});

it('puts a name that is the same before those that only begin so', () => {
  expect(names('shop', machines, networks, source('ip_address', entry('shop')))).toEqual([
    'shop',
    'shop-web-blue-7f3',
    'shop-backend',
  ]);
});

it('forgives missing letters', () => {
  expect(names('apigate01', machines)).toEqual(['api-gateway-prod-01']);
});

it('finds by an address, a part of it, and a MAC in any case, and says which it was', () => {
  expect(names('203.0.113.14', machines)).toEqual(['api-gateway-prod-01']);
  const [first] = findResources('5E:00:00:1F', [machines]).shown;
  expect([first?.entry.name, written(first?.by)]).toEqual(['shop-web-blue-7f3', '02:00:[5e:00:00:1f]']);
  expect(names('203.0.113.1', machines)).toEqual(['api-gateway-prod-01']);
});

it('puts a whole address before one that only begins with it', () => {
  expect(names('10.4.0.1', source('vpc', entry('a', '10.4.0.11'), entry('b', '10.4.0.1')))).toEqual(['b', 'a']);
});

it('finds nothing without a text, and nothing that is not there', () => {
  expect(findResources('  ', [machines])).toEqual({ shown: [], hasMore: false });
  expect(names('zzzz', machines, networks)).toEqual([]);
});

it('shows twenty of many and says that there are more', () => {
  const many = source('vpc', ...Array.from({ length: 50 }, (_, i) => entry(`net-${i}`)));
  const { shown, hasMore } = findResources('net', [many]);
  expect([shown.length, hasMore]).toEqual([20, true]);
});

it('finds every name by itself, whatever it is made of, and loses no letter of it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (name) => {
      fc.pre(name.trim() !== '' && name === name.trim());
      for (const { name: parts } of findResources(name, [source('vpc', entry(name))]).shown)
        expect(parts.map(({ text }) => text).join('')).toBe(name);
    }),
  );
});
