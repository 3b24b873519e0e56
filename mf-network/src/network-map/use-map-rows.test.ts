import type { LocationState } from '@console/api';
import { gapsIn } from './use-map-rows';

const row = (isMissing: boolean) => ({ id: 'x', label: 'x', isMissing });
const at = (more: Partial<LocationState>): LocationState[] => [
  { slug: 'tll', state: 'ready', count: 3, retry: () => undefined, ...more },
];

it('counts the rows that are missing, and none that was read in part', () => {
  expect(gapsIn('vms', at({ unread: [row(true), row(false), row(true)] }), 'tll')).toEqual([
    { source: 'vms', state: 'partly', n: 2 },
  ]);
  expect(gapsIn('vms', at({ unread: [row(false)] }), 'tll')).toEqual([]);
  expect(gapsIn('vms', at({ state: 'failed' }), 'tll')).toEqual([{ source: 'vms', state: 'failed' }]);
  expect(gapsIn('vms', at({}), 'jhv')).toEqual([]);
});
