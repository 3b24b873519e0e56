import { AREA_CONTRACT } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { Area } from '../areas/registry';
import { healthOf } from './state';

const area = (name: string, more: Partial<Area> = {}, builtWith: string | null = AREA_CONTRACT): Area => ({
  manifest: {
    name,
    area: name,
    owner: '',
    signedOut: false,
    contract: '',
    routes: [],
    navigation: [],
    kinds: [],
    slots: [],
    data: [],
    ...(builtWith === null ? {} : { builtWith }),
  },
  closed: [],
  remote: { name, version: '1.2.0', base: '/', entry: 'e.js', integrity: '', area: {} },
  ...more,
});
it('tells of each area what runs, whether it fits, and how it has done on this page', () => {
  const last = { at: 1_700_000_000_000, message: 'No' };
  const published = area('mf-a');
  const health = healthOf(
    provideTestSite(),
    [
      { ...published, remote: { ...published.remote, channel: 'canary' } },
      area('mf-b', {}, '99.0.0'),
      area('mf-c', { problem: 'routes: Expected' }, null),
      area('mf-d'),
    ],
    { 'mf-a': { loads: { './app': 120 }, failures: 2, last }, 'mf-b': { loads: { './slots/x': 5 }, failures: 0 } },
    { 'mf-a': 'mounted' },
    last.at,
  );
  expect(health).toMatchObject({ site: 'test', brand: 'warren', at: '2023-11-14T22:13:20.000Z' });
  expect(health.areas.map(({ state, fitsContract, loadMs }) => [state, fitsContract, loadMs])).toEqual([
    ['mounted', true, 120],
    ['pieces', false, undefined],
    ['unused', false, undefined],
    ['unused', true, undefined],
  ]);
  expect(health.areas[0]).toMatchObject({ channel: 'canary', failures: 2, lastFailure: last });
  expect(health.areas[3]).toMatchObject({ channel: 'built', failures: 0, lastFailure: undefined });
});
