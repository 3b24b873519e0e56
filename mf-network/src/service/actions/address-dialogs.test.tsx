import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { aServiceView } from '../fixture';
import { AssignDialog } from './address-dialogs';
import { requestsOf } from './requests';

const POST = 'POST /tll/network/ip_addresses/203.0.113.7/assign';
const ip = { uuid: 'ip-1', address: '203.0.113.7', type: 'public', billing_account_id: 1 };

const database = aServiceView({ properties: { location: 'tll', service_ip: '10.4.4.9' } });
const virtualIp = { resource_type: 'virtual_ip', resource_allocation: { address: '10.4.4.20' } };
const cluster = aServiceView({ properties: { location: 'tll' }, resources: [virtualIp] });
const unreached = aServiceView({ properties: { location: 'tll' } });
const NAMED = { assigned_to: 's-1', assigned_to_resource_type: 'service' };

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it.each([
  ['a database by its address', database, { private_ip: '10.4.4.9' }],
  ['a cluster by the first address of its own', cluster, { private_ip: '10.4.4.20' }],
  ['a service of which no address is known by itself', unreached, NAMED],
])('assigns a floating IP to %s, and shows that as code', async (_, shown, sent) => {
  provideTestSite({ vmsEnabled: false, loadBalancerEnabled: false });
  const server = fakeServer({
    'GET /tll/network/ip_addresses': [[ip]],
    'GET /user-resource/service/packages': [[]],
    'GET /pricing/list/current': [{}],
    'GET /payment/billing_account/list': [[{ id: 1, title: 'Main' }]],
    'GET /charging/usage': [[]],
    [POST]: [{ ...ip, ...NAMED }],
  });
  nav.navigator.push('/app/services');
  const onClose = jest.fn();
  render(
    <AreaRoot name="test">
      <AssignDialog service={shown} onClose={onClose} />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.bodies[server.calls.indexOf(POST)]).toEqual(sent);
  expect(requestsOf('network', shown)?.map(({ params }) => params)).toEqual([
    { location: 'tll', address: '203.0.113.7', ...sent },
  ]);
});
