import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { LoadBalancerDetail } from './detail';

const balancer = { uuid: 'lb-1', display_name: 'front', network_uuid: 'net-1', private_address: '10.4.4.8' };

const open = (facts: object = {}): void => {
  fakeServer({
    'GET /tll/network/load_balancers': [[{ ...balancer, ...facts }]],
    'GET /tll/network/networks': [[{ uuid: 'net-1', name: 'shop', vm_uuids: [] }]],
    'GET /tll/network/ip_addresses': [[]],
    'GET /tll/user-resource/vm/list': [[]],
    'GET /payment/billing_account/list': [[]],
    'GET /pricing/list/current': [{}],
    'GET /charging/usage': [[]],
  });
  nav.navigator.push('/app/network/load_balancer/tll/lb-1');
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/network/load_balancer/:location/:uuid" element={<LoadBalancerDetail />} />
      </Routes>
    </AreaRoot>,
  );
};

afterEach(() => resetApi());

it('names its floating IP and in which network it is', async () => {
  provideTestSite();
  open();
  expect((await screen.findAllByRole('link', { name: /shop/ }))[0]).toBeVisible();
  expect(screen.getByText('Floating IP')).toBeVisible();
});

it('says neither where the site has no floating IPs and no networks', async () => {
  provideTestSite({ privateNetworksEnabled: false, ipsEnabled: false });
  open();
  expect(await screen.findByText('10.4.4.8')).toBeVisible();
  expect(screen.queryByText('Floating IP')).toBeNull();
  expect(screen.queryByText('Network')).toBeNull();
  expect(screen.queryByText('net-1')).toBeNull();
});

it('counts a target that could not be read', async () => {
  provideTestSite();
  open({ targets: [{ target_uuid: 'vm-1', target_type: 'vm' }, { target_uuid: 7 }] });
  expect(await screen.findByText('2 targets')).toBeVisible();
});
