import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi, useLocationsQuery } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listVms } from '@console/contract/vm';
import { loadOverlays } from '@console/ui';
import { fakeServer, type FakeResponse } from '../testing/fake-server';
import { AssignAddressDialog } from './assign-dialog';
import { addressTarget } from './testing/address-target';

const service = { uuid: 's-1', service: 'postgresql', display_name: 'orders-db', properties: { location: 'tll' } };
const machine = { uuid: 'vm-2', name: 'web-02', status: 'running', vcpu: 2, memory: 2048, storage: [] };
const taken = (last: number, assigned_to: string, assigned_to_resource_type: string) => ({
  uuid: `ip-${last}`,
  address: `203.0.113.${last}`,
  type: 'public',
  assigned_to,
  assigned_to_resource_type,
});

const ADDRESSES = [taken(7, 's-1', 'service'), taken(8, 'lb-1', 'load_balancer'), taken(9, 'vm-2', 'virtual_machine')];
const serve = (routes: Record<string, FakeResponse[]> = {}) =>
  fakeServer({
    'GET /tll/network/ip_addresses': [ADDRESSES],
    'GET /tll/user-resource/vm/list': [[machine]],
    'GET /tll/network/load_balancers': [[{ uuid: 'lb-1', display_name: 'front' }]],
    'GET /user-resource/service/packages': [[service]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[]],
    'GET /charging/usage': [[]],
    ...routes,
  });
const dialog = (
  <AssignAddressDialog target={addressTarget()} privateIps={['10.4.4.20']} blocked={undefined} onClose={jest.fn()} />
);
const chooseTaken = async () => userEvent.click(await screen.findByRole('radio', { name: /One that's in use/ }));

beforeAll(() => loadOverlays());
beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network');
});
afterEach(() => resetApi());

it('names what would lose an address, whatever it is', async () => {
  serve();
  render(<AreaRoot name="test">{dialog}</AreaRoot>);
  await chooseTaken();
  expect(await screen.findByRole('option', { name: '203.0.113.8, on front' })).toBeVisible();
  expect(screen.getByRole('option', { name: '203.0.113.9, on web-02' })).toBeVisible();
  const addresses = screen.getByRole('combobox', { name: 'Floating IP' });
  await userEvent.selectOptions(addresses, '203.0.113.7, on orders-db');
  expect(await screen.findByText('orders-db loses 203.0.113.7')).toBeVisible();
});

it('names nothing by its uuid while its name is on the way', async () => {
  serve({ 'GET /tll/user-resource/vm/list': ['never'] });
  render(<AreaRoot name="test">{dialog}</AreaRoot>);
  await chooseTaken();
  expect(await screen.findByRole('option', { name: '203.0.113.8, on front' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Floating IP' }), '203.0.113.9');
  expect(screen.queryByText(/vm-2/)).toBeNull();
});

it('takes a name from the list that its page shows', async () => {
  serve({
    'GET /tll/user-resource/vm/list': [[machine], 'never'],
    'GET /jhv/user-resource/vm/list': [[]],
  });
  function MachinePage() {
    const { rows } = useLocationsQuery(listVms, ['jhv', 'tll']);
    return rows.length > 0 ? dialog : null;
  }
  render(
    <AreaRoot name="test">
      <MachinePage />
    </AreaRoot>,
  );
  await chooseTaken();
  expect(await screen.findByRole('option', { name: '203.0.113.9, on web-02' })).toBeVisible();
});
