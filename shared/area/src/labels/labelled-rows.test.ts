import type { SearchEntry, SearchSource } from '../search/search-store';
import { labelledRows, type ReadSoFar } from './labelled-rows';

const entry = (id: string, name: string, labelId?: string): SearchEntry => ({
  id,
  name,
  words: [],
  show: () => ({ name, to: `/${id}` }),
  ...(labelId === undefined ? {} : { labelId }),
});
const source = (kind: string, entries: SearchEntry[], rest: Partial<SearchSource> = {}): SearchSource => ({
  kind,
  entries,
  isLoading: false,
  failedPlaces: [],
  hasFailed: false,
  ...rest,
});
const labels = new Map([
  ['u1', ['env=prod']],
  ['u9', ['env=prod']],
  ['key/7', ['env=prod']],
  ['key/9', ['env=prod']],
]);
const names = new Map([['u9', 'old-web']]);
const machines = source('machine', [entry('u1', 'web'), entry('u2', 'db')]);
const keys = source('key', [entry('7', 'deploy', 'key/7')]);
const rowsOf = (read: Partial<ReadSoFar>) =>
  labelledRows(labels, { sources: [machines, keys], isWaiting: false, hasFailed: false, ...read }, names);
const standings = (read: Partial<ReadSoFar>) => rowsOf(read).map(({ standing }) => standing);

it('names what is there, with its page, and what is gone by its last name', () => {
  expect(rowsOf({})).toEqual([
    { uuid: 'u1', name: 'web', standing: 'there', kind: 'machine', to: '/u1' },
    { uuid: 'u9', name: 'old-web', standing: 'gone' },
    { uuid: 'key/7', name: 'deploy', standing: 'there', kind: 'key', to: '/7' },
    { uuid: 'key/9', name: '9', standing: 'gone', kind: 'key' },
  ]);
});

it('calls nothing gone before everything has been read', () => {
  const unread = ['there', 'unread', 'there', 'unread'];
  expect(standings({ sources: [machines, { ...keys, isLoading: true }] })).toEqual([
    'there',
    'reading',
    'there',
    'reading',
  ]);
  expect(standings({ isWaiting: true })).toContain('reading');
  expect(standings({ hasFailed: true })).toEqual(unread);
  expect(standings({ sources: [{ ...machines, failedPlaces: ['tll'] }, keys] })).toEqual(unread);
  expect(standings({ sources: [machines, keys, source('bucket', [], { hasFailed: true })] })).toEqual(unread);
});
