import { render, screen } from '@testing-library/react';
import { call, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import type { BalancerRow } from '../rows';
import { RemoveTargetDialog } from './remove-dialogs';

const target = { target_uuid: 'vm-1', target_type: 'vm', target_ip_address: '10.0.0.1' };
const unread = { target_uuid: 7 };

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

async function read(targets: readonly object[]): Promise<BalancerRow> {
  fakeServer({ 'GET /tll/network/load_balancers': [[{ uuid: 'lb-1', display_name: 'front', targets }]] });
  const [row] = await call(listLoadBalancers, { location: 'tll' });
  if (!row) throw new Error('The load balancer could not be read');
  return {
    ...row,
    location: 'tll',
    network: undefined,
    networkState: 'ready',
    publicAddress: '',
    addressState: 'ready',
    account: '',
    addresses: [],
    pending: undefined,
  };
}

it.each([
  ['the last target the last', [target], true],
  ['nothing so where one could not be read', [target, unread], false],
])('calls %s', async (_, targets, isLast) => {
  provideTestSite();
  const row = await read(targets);
  nav.navigator.push('/app/network/load_balancer');
  render(
    <AreaRoot name="test">
      <RemoveTargetDialog row={row} target={{ target, vm: undefined }} rest={[]} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(/receives no new connections/)).toBeVisible();
  expect(screen.queryByText(/It's the last target/) !== null).toBe(isLast);
});
