import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { JoinedVm } from '../../machine/rows';
import { fakeServer, type FakeServer } from '@console/domain/testing/fake-server';
import { NetworkTab } from './network-tab';

const vm: JoinedVm = {
  uuid: 'vm-1',
  name: 'web-01',
  location: 'tll',
  status: 'running',
  vcpu: 2,
  memory: 2048,
  storage: [],
  private_ipv4: '10.4.4.20',
  addresses: ['203.0.113.7'],
  addressUuids: [],
  addressState: 'ready',
  network: undefined,
  networkState: 'ready',
  image: '',
  diskGb: 20,
  memoryGb: 2,
  accountName: undefined,
  monthly: undefined,
  isPriceAtLeast: false,
  hourly: undefined,
  pending: undefined,
};
const nic = {
  vmi_uuid: 'if-1',
  vmi_mac: '52:54:00:00:00:01',
  network: { uuid: 'net-1', name: 'shop-frontend' },
  private_ip_address: '10.4.4.20',
  subinterfaces: [],
};
const address = {
  uuid: 'ip-7',
  address: '203.0.113.7',
  type: 'public',
  assigned_to: 'vm-1',
  assigned_to_private_ip: '10.4.4.20',
};
const server = (): FakeServer =>
  fakeServer({
    'GET /tll/network/virtual-machines/vm-1/interfaces': [[nic]],
    'GET /tll/network/ip_addresses': [[address]],
    'GET /tll/network/networks': [[]],
    'GET /pricing/list/current': [{}],
  });

async function show(): Promise<void> {
  render(
    <AreaRoot name="test">
      <NetworkTab vm={vm} />
    </AreaRoot>,
  );
  await screen.findByText('52:54:00:00:00:01');
}

beforeEach(() => nav.navigator.push('/app/compute/vm/tll/vm-1?tab=network'));

it('shows interface, subinterfaces and floating IPs', async () => {
  provideTestSite({ ipsEnabled: true });
  server();
  await show();
  expect(screen.getByRole('link', { name: 'shop-frontend' }).getAttribute('href')).toBe('/app/network/vpc/tll/net-1');
  expect(screen.getByText('This interface has no subinterfaces.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '203.0.113.7' })).toBeTruthy();
});

it('has nothing of the pieces that the site has switched off, and asks for none of them', async () => {
  provideTestSite({ ipsEnabled: false, privateNetworksEnabled: false });
  const { calls } = server();
  await show();
  expect(screen.getByText('Private IPv4')).toBeTruthy();
  expect(screen.queryByText('Floating IPs')).toBeNull();
  expect(screen.queryByText('Subinterfaces')).toBeNull();
  expect(screen.queryByText('Network')).toBeNull();
  expect(calls).toEqual(['GET /tll/network/virtual-machines/vm-1/interfaces']);
});
