import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Network } from '@console/contract/network';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { DeleteNetworkDialog } from './delete-dialog';

const vm = (private_ipv4: string) => ({
  uuid: 'vm-1',
  name: 'web-01',
  status: 'running',
  vcpu: 2,
  memory: 2048,
  storage: [],
  private_ipv4,
});

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

/** The deletion of a network in which one machine stands. */
function show(): void {
  nav.navigator.push('/app/network');
  const network = v.parse(Network, { uuid: 'n-1', name: 'backend', vm_uuids: ['vm-1'], subnet: '10.1.0.0/24' });
  render(
    <AreaRoot name="test">
      <DeleteNetworkDialog network={{ ...network, location: 'tll' }} onClose={jest.fn()} />
    </AreaRoot>,
  );
}

it.each([
  ['its own', '10.1.0.5', /Delete the following first:$/],
  ['another network', '10.2.0.5', /removing the subinterface is enough\.$/],
])('offers to remove a subinterface only where there is one: with an address of %s', async (_, address, text) => {
  provideTestSite();
  fakeServer({
    'GET /tll/user-resource/vm/list': [[vm(address)]],
    'GET /tll/network/load_balancers': [[]],
    'GET /user-resource/service/packages': [[]],
  });
  show();
  expect(await screen.findByText('web-01')).toBeVisible();
  expect(screen.getByText(/^backend can't be deleted/)).toHaveTextContent(text);
});

it('says what is missing of what stands in the network, wherever that is on the screen', async () => {
  provideTestSite();
  fakeServer({
    'GET /tll/user-resource/vm/list': [{ fails: 500, body: { message: 'Out of order' } }],
    'GET /tll/network/load_balancers': [{ fails: 500, body: { message: 'Out of order' } }],
    'GET /user-resource/service/packages': [[]],
  });
  show();
  expect(await screen.findByText(/Names and addresses of machines are missing; nothing was changed\./)).toBeVisible();
  expect(await screen.findByText(/Load balancers are missing; nothing was changed\./)).toBeVisible();
});
