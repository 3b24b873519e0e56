/** @jest-environment node */
import { aVm } from './detail/fixture';
import { mixOf, railItems } from './rail';
import type { VmRow } from './rows';

const row = (location: string, status: string, pending?: VmRow['pending']): VmRow =>
  aVm({ uuid: `${location}-${status}`, location, status, pending });
const place = (slug: string) => ({ slug, display_name: slug.toUpperCase(), country_code: 'est' });
const state = (slug: string, is: 'ready' | 'failed' | 'loading') => ({
  slug,
  state: is,
  count: 0,
  retry: () => undefined,
});

it('counts states, an action of this browser before the status', () => {
  expect(
    mixOf([row('tll', 'running'), row('tll', 'stopped'), row('tll', 'stopped', 'start'), row('tll', 'odd')]),
  ).toEqual({
    good: 1,
    idle: 1,
    working: 1,
    notice: 1,
  });
});

it('has the sum first, then each location; one that failed keeps its cell', () => {
  const rows = [row('tll', 'running'), row('jhv', 'stopped'), row('jhv', 'running')];
  const items = railItems(
    rows,
    [place('tll'), place('jhv'), place('jkt')],
    [state('tll', 'ready'), state('jhv', 'ready'), state('jkt', 'failed')],
    'All',
  );
  expect(items.map(({ id, count, state: is }) => [id, count, is])).toEqual([
    ['all', 3, 'ready'],
    ['tll', 1, 'ready'],
    ['jhv', 2, 'ready'],
    ['jkt', 0, 'failed'],
  ]);
});

it('waits as a whole only while nobody has answered', () => {
  const sum = (...states: ('ready' | 'failed' | 'loading')[]) =>
    railItems(
      [],
      [place('tll'), place('jhv')],
      states.map((is, i) => state(i ? 'jhv' : 'tll', is)),
      'All',
    )[0]?.state;
  expect(sum('loading', 'loading')).toBe('loading');
  expect(sum('ready', 'loading')).toBe('ready');
});

it('has no sum of 0 where no location has answered', () => {
  const items = railItems([], [place('tll')], [state('tll', 'failed')], 'All');
  expect(items.map(({ state: is }) => is)).toEqual(['failed', 'failed']);
});
