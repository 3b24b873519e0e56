import { ApiError } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import type { UsageEntry } from '@console/contract/usage';
import { held, heldAt, looseDisks } from './holdings';

interface Row {
  readonly name: string;
  readonly own: boolean;
}
const rows = [
  { name: 'a', own: true, location: 'tll' },
  { name: 'b', own: false, location: 'tll' },
];
const isOwn = (row: Row): boolean => row.own;
const nameOf = (row: Row): string => row.name;
const unread = [{ id: '7', label: 'broken', isMissing: true }];
const place = { slug: 'tll', state: 'ready', count: 2, retry: () => undefined } as const;

beforeEach(() => provideTestSite());

it('names an account’s own, and the places that did not answer or were read in part', () => {
  expect(heldAt({ rows, locations: [place], isComplete: true }, isOwn, nameOf)).toEqual({
    names: ['a'],
    isLoading: false,
  });
  const locations = [{ ...place, unread }, { ...place, slug: 'nowhere', state: 'failed' } as const];
  expect(heldAt({ rows, locations, isComplete: false }, isOwn, nameOf)).toMatchObject({
    isLoading: true,
    unread: { places: expect.arrayContaining(['nowhere']) },
  });
});

it('says what of a list without locations could not be read', () => {
  const asked = { data: rows, error: undefined, isLoading: false, unread: [] };
  expect(held(asked, isOwn, nameOf)).toEqual({ names: ['a'], isLoading: false });
  expect(held({ ...asked, unread }, isOwn, nameOf)).toHaveProperty('unread');
  const error = new ApiError({ kind: 'connection', text: 'Failed to connect to server' });
  expect(held({ ...asked, data: undefined, error }, isOwn, nameOf)).toMatchObject({
    names: [],
    unread: { places: [] },
  });
});

it('finds disks without a machine in what the month charges for', () => {
  const entry = (owner: string, ...uptimes: string[]): UsageEntry => ({
    owner_uuid: owner,
    billing_account_id: 1,
    uptime_types: uptimes,
    configurations: [],
    cost: 1,
  });
  const usage = [
    entry('machine', 'MAIN'),
    entry('machine', 'BLOCK'),
    entry('gone', 'MAIN'),
    entry('gone', 'BLOCK'),
    entry('listed', 'BLOCK'),
    entry('loose', 'BLOCK'),
    entry('loose', 'BLOCK'),
    entry('address'),
    entry('', 'BLOCK'),
  ];
  expect(looseDisks(usage, new Set(['machine', 'listed'])).map(({ owner_uuid }) => owner_uuid)).toEqual(['loose']);
});
