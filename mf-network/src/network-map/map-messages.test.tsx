import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { machineState } from '@console/domain/machine-state';
import { machineItem } from './graph-items';
import type { MapItem } from './graph-types';
import type { Entry } from './scene';
import { useMapMessages, type MapMessages } from './map-messages';

function words() {
  provideTestSite();
  nav.navigator.push('/app/network/vpc');
  const wrapper = ({ children }: { children: ReactNode }) => <AreaRoot name="test">{children}</AreaRoot>;
  return renderHook(useMapMessages, { wrapper });
}

const machine = (uuid: string, code: string | undefined): MapItem =>
  machineItem(uuid, undefined, {
    id: `vm:${uuid}`,
    place: 'tll',
    line: '',
    status: code === undefined ? undefined : { state: machineState(code), code },
  });

it.each([
  ['all that have one status', ['running', 'running'], 'All: running', 'good'],
  ['what is not as it should be', ['running', 'stopped', 'running'], '1 stopped', 'idle'],
  ['each status of those that are changing', ['creating', 'stopping', 'creating'], '2 creating, 1 stopping', 'working'],
  ['those of which nothing is known', ['running', undefined], '1 unknown', undefined],
  ['these beside the others', ['stopped', undefined], '1 stopped, 1 unknown', 'idle'],
  ['these where there is nothing else', [undefined, undefined], '2 unknown', undefined],
])('counts of a group %s', (_, codes, status, state) => {
  const items = codes.map((code, at) => machine(`vm-${at}`, code));
  const entry: Entry = { id: 'all', depth: 0, item: undefined, group: 'vms', items };
  const { result } = words();
  expect(result.current.entry(entry)).toMatchObject({ title: `${codes.length} machines`, status, state });
});

it('has the same words for the same thing each time, so that nothing is drawn again for them', () => {
  const { result, rerender } = words();
  const gap: Parameters<MapMessages['gap']>[0] = { source: 'vms', state: 'partly', n: 2 };
  const before = result.current.gap(gap);
  const { field } = result.current;
  rerender();
  expect(result.current.gap(gap)).toBe(before);
  expect(result.current.gap({ ...gap, n: 3 })).not.toEqual(before);
  expect(result.current.field.none).toBe(field.none);
});
