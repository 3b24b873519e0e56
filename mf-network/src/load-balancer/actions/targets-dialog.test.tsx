import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { LoadBalancer } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import type { BalancerRow } from '../rows';
import { TargetsDialog } from './targets-dialog';

const row = (targets: readonly string[]): BalancerRow => ({
  ...v.parse(LoadBalancer, {
    uuid: 'lb-1',
    display_name: 'front',
    network_uuid: 'net-1',
    targets: targets.map((target_uuid) => ({ target_uuid, target_type: 'vm' })),
  }),
  location: 'tll',
  network: undefined,
  networkState: 'ready',
  publicAddress: '',
  addressState: 'ready',
  account: '',
  addresses: [],
  pending: undefined,
});
const vm = { uuid: 'vm-1', name: 'web-01', status: 'running', vcpu: 1, memory: 1024, storage: [] };

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

function show(machines: readonly object[], targets: readonly string[], isKnown: boolean): void {
  provideTestSite();
  fakeServer({
    'GET /tll/user-resource/vm/list': [machines],
    'GET /tll/network/networks': [isKnown ? [{ uuid: 'net-1', name: 'shop', vm_uuids: targets }] : []],
  });
  nav.navigator.push('/app/network');
  render(
    <AreaRoot name="test">
      <TargetsDialog row={row(targets)} onClose={jest.fn()} />
    </AreaRoot>,
  );
}

it.each([
  ['no machines in the network', [vm], [], true, 'There are no machines to add from its network.'],
  ['all of the network are targets', [vm], ['vm-1'], true, 'There are no more machines to add from its network.'],
  ['no machines at all', [], [], false, 'There are no machines to choose from in this location. Create one.'],
  ['all of the location are targets', [vm], ['vm-1'], false, 'There are no more machines to add from this location.'],
])(
  'says why none can be added, of a network only where that is known: %s',
  async (_, machines, targets, isKnown, text) => {
    show(machines, targets, isKnown);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/We don't know which machines/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Create a machine' })).toBeVisible();
  },
);

it('says that it does not know the network where machines are shown', async () => {
  show([vm], [], false);
  expect(await screen.findByText(/We don't know which machines/)).toBeVisible();
});
