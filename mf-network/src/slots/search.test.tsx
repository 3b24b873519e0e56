import { act, render, waitFor } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav, searchStore } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import SearchNetwork from './search';

afterEach(() => resetApi());

it('says of a floating IP what its menu says: one that is assigned is assigned to something else', async () => {
  provideTestSite({ privateNetworksEnabled: false, loadBalancerEnabled: false, servicesEnabled: false });
  const address = { type: 'public', address: '203.0.113.7' };
  fakeServer({
    'GET /tll/network/ip_addresses': [
      [
        { ...address, uuid: 'led', assigned_to: 'vm-1', assigned_to_resource_type: 'virtual_machine' },
        { ...address, uuid: 'free' },
      ],
    ],
  });
  nav.navigator.push('/app');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <SearchNetwork />
      </AreaRoot>,
    );
  });
  await waitFor(() => expect(searchStore.getState().sources['ip_address']?.entries).toHaveLength(2));
  const said = searchStore
    .getState()
    .sources['ip_address']?.entries.map(({ show }) => show().actions?.map(({ label }) => label));
  expect(said).toEqual([
    ['Copy 203.0.113.7', 'Unassign', 'Assign to something else'],
    ['Copy 203.0.113.7', 'Assign'],
  ]);
});
