import { renderHook } from '@testing-library/react';
import { compareValues, sortKey } from './compare';
import { filterOptions, haystack, needles, passes, useNarrowed } from './narrow';

interface Vm {
  name: string;
  status: string;
  tags: string[];
}
const item = (name: string, status: string, tags: string[] = []) => ({ id: name, row: { name, status, tags } });
const web = item('web-1', 'Running', ['a']);
const db = item('Jõhvi db', 'Stopped', ['a', 'b']);
const cache = item('cache', 'Running');
const items = [web, db, cache];
const status = { id: 'status', label: 'Status', value: (vm: Vm) => vm.status };
const tags = { id: 'tags', label: 'Tags', value: (vm: Vm) => vm.tags };

const words = ({ name, status: state }: Vm): (string | null)[] => [name, state, null];
const found = (query: string): string[] =>
  items
    .filter(({ row }) => needles(query).every((word) => haystack(row, words, new WeakMap()).includes(word)))
    .map(({ id }) => id);

it('finds every word of a query, whatever the case and the accents', () => {
  expect(found('WEB')).toEqual(['web-1']);
  expect(found('johvi')).toEqual(['Jõhvi db']);
  expect(found('Jõhvi stopped')).toEqual(['Jõhvi db']);
  expect(found('web stopped')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});

it('prepares the text of a row once, also for a list that is drawn anew', () => {
  const text = jest.fn(words);
  const search = () => ({ placeholder: 'Name', text: (vm: Vm) => text(vm) });
  const { result, rerender } = renderHook(
    ({ given, query }) => useNarrowed(given, search(), query, []).map(({ id }) => id),
    { initialProps: { given: items, query: 'web' } },
  );
  expect(result.current).toEqual(['web-1']);
  expect(text).toHaveBeenCalledTimes(3);
  rerender({ given: [...items], query: 'running' });
  expect(result.current).toEqual(['web-1', 'cache']);
  expect(text).toHaveBeenCalledTimes(3);
});

it('prepares the text of the rows anew in another language', () => {
  const { result, rerender } = renderHook(
    ({ placeholder, running }) =>
      useNarrowed(items, { placeholder, text: ({ name }) => [name, running] }, 'läuft web', []).map(({ id }) => id),
    { initialProps: { placeholder: 'Search', running: 'running' } },
  );
  expect(result.current).toEqual([]);
  rerender({ placeholder: 'Suchen', running: 'läuft' });
  expect(result.current).toEqual(['web-1']);
});

it('prepares the text of the rows anew once names that it is made of have come', () => {
  const { result, rerender } = renderHook(
    ({ names }: { names: Readonly<Record<string, string>> }) =>
      useNarrowed(
        items,
        { placeholder: 'Search', text: ({ name }) => [name, names[name]], also: names },
        'nordlicht',
        [],
      ).map(({ id }) => id),
    { initialProps: { names: {} } },
  );
  expect(result.current).toEqual([]);
  rerender({ names: { cache: 'Nordlicht' } });
  expect(result.current).toEqual(['cache']);
});

it('passes a row with any chosen value of each filter', () => {
  expect(passes(web.row, [{ filter: status, values: ['Running', 'Stopped'] }])).toBe(true);
  expect(passes(web.row, [{ filter: status, values: ['Stopped'] }])).toBe(false);
  expect(
    passes(db.row, [
      { filter: tags, values: ['b'] },
      { filter: status, values: ['Stopped'] },
    ]),
  ).toBe(true);
  expect(passes(cache.row, [{ filter: tags, values: ['a'] }])).toBe(false);
});

it('counts the rows of each option and keeps a chosen value that no row has', () => {
  expect(filterOptions(status, items, ['Gone'])).toEqual([
    { value: 'Running', label: 'Running', count: 2 },
    { value: 'Stopped', label: 'Stopped', count: 1 },
    { value: 'Gone', label: 'Gone', count: 0 },
  ]);
  expect(filterOptions({ ...status, options: [{ value: 'Running', label: 'On' }] }, items, [])).toEqual([
    { value: 'Running', label: 'On', count: 2 },
  ]);
});

it('calls a chosen value that is no option as the option is called that its rows have, too', () => {
  const pools = { id: 'pool', label: 'Pool', value: (vm: Vm) => [vm.status, ...vm.tags] };
  const options = [{ value: 'Running', label: 'Läuft' }];
  expect(filterOptions({ ...pools, options }, items, ['a', 'gone'])).toEqual([
    { value: 'Running', label: 'Läuft', count: 2 },
    { value: 'a', label: 'Läuft', count: 2 },
    { value: 'gone', label: 'gone', count: 0 },
  ]);
});

it('orders numbers inside words by size and knows what is missing', () => {
  expect(['vm-10', 'vm-2', 'VM-1'].sort(compareValues)).toEqual(['VM-1', 'vm-2', 'vm-10']);
  expect(compareValues(new Date(2), new Date(1))).toBeGreaterThan(0);
  expect([null, '', Number.NaN, new Date('x'), undefined].map(sortKey)).toEqual(Array(5).fill(undefined));
  expect(sortKey(0)).toBe(0);
});

it('counts the rows of a filter once for each list, however often it is drawn', () => {
  const value = jest.fn((vm: Vm) => vm.status);
  const filter = { id: 'status', label: 'Status', value };
  const counts = (list: typeof items) => filterOptions(filter, list, []).map(({ count }) => count);
  expect([counts(items), counts(items)]).toEqual([
    [2, 1],
    [2, 1],
  ]);
  expect(value).toHaveBeenCalledTimes(3);
  expect(counts([web])).toEqual([1]);
  expect(filterOptions({ ...filter, value: (vm: Vm) => vm.name }, [web], []).map(({ label }) => label)).toEqual([
    'web-1',
  ]);
});
