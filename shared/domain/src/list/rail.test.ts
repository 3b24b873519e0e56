import type { LocationState } from '@console/api';
import type { StatusState } from '@console/ui';
import { provideTestSite } from '@console/area/testing';
import { railItems } from './rail';

const row = (location: string, status: StatusState = 'good') => ({ location, status });
const state = (slug: string, is: LocationState['state'] = 'ready') => ({ slug, state: is });
const statusOf = ({ status }: { status: StatusState }) => status;
const allName = 'All';
const unread = (...labels: string[]) => labels.map((label) => ({ id: label, label, isMissing: true }));

beforeEach(() => provideTestSite());

it('counts states, in the sum and in each location', () => {
  const rows = [row('tll'), row('tll', 'idle'), row('jhv', 'working'), row('jhv')];
  const items = railItems({ rows, locations: [state('tll'), state('jhv')], statusOf, allName });
  expect(items.map(({ mix }) => mix)).toEqual([
    { good: 2, idle: 1, working: 1 },
    { good: 1, idle: 1 },
    { working: 1, good: 1 },
  ]);
});

it('has the sum first, then each location; one that failed keeps its cell', () => {
  const rows = [row('tll'), row('jhv'), row('jhv')];
  const locations = [state('tll'), state('jhv'), state('jkt', 'failed')];
  const items = railItems({ rows, locations, allName });
  expect(items.map(({ id, count, state: is, mix }) => [id, count, is, mix])).toEqual([
    ['all', 3, 'ready', undefined],
    ['tll', 1, 'ready', undefined],
    ['jhv', 2, 'ready', undefined],
    ['jkt', 0, 'failed', undefined],
  ]);
});

it('counts what says no location in the sum alone', () => {
  const items = railItems({ rows: [row('')], locations: [state('tll')], allName });
  expect(items.map(({ count }) => count)).toEqual([1, 0]);
});

it('waits as a whole only while nobody has answered', () => {
  const sum = (...states: LocationState['state'][]) =>
    railItems({ rows: [], locations: states.map((is, i) => state(i ? 'jhv' : 'tll', is)), allName })[0]?.state;
  expect(sum('loading', 'loading')).toBe('loading');
  expect(sum('ready', 'loading')).toBe('ready');
});

it('has no sum of 0 where no location has answered', () => {
  const items = railItems({ rows: [], locations: [state('tll', 'failed')], allName });
  expect(items.map(({ state: is }) => is)).toEqual(['failed', 'failed']);
});

it('counts rows that could not be read: they are there', () => {
  const locations = [{ ...state('tll'), unread: unread('web', 'db') }, state('jhv')];
  const items = railItems({ rows: [row('jhv')], locations, statusOf, allName });
  expect(items.map(({ count, mix, isAtLeast }) => [count, mix, isAtLeast])).toEqual([
    [3, { good: 1, unknown: 2 }, false],
    [2, { unknown: 2 }, false],
    [1, { good: 1 }, false],
  ]);
});

it('counts a row that was read in part once', () => {
  const locations = [{ ...state('tll'), unread: [{ id: 'web', label: 'web', isMissing: false }] }];
  expect(railItems({ rows: [row('tll')], locations, allName }).map(({ count }) => count)).toEqual([1, 1]);
});

it('has at least as many in all as in those that have answered', () => {
  const areAtLeast = (...states: LocationState['state'][]) =>
    railItems({ rows: [], locations: states.map((is, i) => state(`p${i}`, is)), allName }).map(
      ({ isAtLeast }) => isAtLeast,
    );
  expect(areAtLeast('ready', 'ready')).toEqual([false, false, false]);
  expect(areAtLeast('ready', 'failed')).toEqual([true, false, false]);
  expect(areAtLeast('loading', 'ready')).toEqual([true, false, false]);
});

it('has no more in all than is shown where a silent place is shown as it was before', () => {
  const locations = [state('tll'), { ...state('jhv', 'failed'), asOf: 1 }];
  const items = railItems({ rows: [row('tll'), row('jhv'), row('jhv')], locations, allName });
  expect(items.map(({ count, isAtLeast, state: is }) => [count, isAtLeast, is])).toEqual([
    [3, false, 'ready'],
    [1, false, 'ready'],
    [2, false, 'failed'],
  ]);
});

it('does not know in which location rows are that could not be read and belong to none', () => {
  const items = railItems({ rows: [row('tll')], locations: [state('tll')], unread: unread('db'), allName });
  expect(items.map(({ count, isAtLeast }) => [count, isAtLeast])).toEqual([
    [2, false],
    [1, true],
  ]);
});
