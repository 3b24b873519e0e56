import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { ServiceDetail } from './service-detail';

const service = {
  uuid: 's-1',
  service: 'postgresql',
  display_name: 'orders-db',
  status: 'running',
  properties: { location: 'tll', service_ip: '10.0.0.9', port: 5432, sql_user: 'admin' },
};
const ip = { uuid: 'ip-1', address: '203.0.113.7', type: 'public', assigned_to: 's-1' };
const WHITELIST = 'GET /user-resource/service/package/s-1/whitelist_addresses';
const routes = {
  'GET /user-resource/service/packages': [[service]],
  'GET /user-resource/service/configurations': [[]],
  'GET /payment/billing_account/list': [[]],
  'GET /pricing/list/current': [{}],
  'GET /tll/network/networks': [[]],
  'GET /tll/network/ip_addresses': [[ip]],
  [WHITELIST]: [['192.0.2.1']],
};

const open = (path: string) => {
  nav.navigator.push(`/app${path}`);
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/services/service/:location/:serviceId" element={<ServiceDetail />} />
      </Routes>
    </AreaRoot>,
  );
};

beforeAll(() => loadOverlays());
beforeEach(() => provideTestSite());
afterEach(() => resetApi());

it('asks for floating IPs where the service stands, whatever place its address names', async () => {
  const { calls } = fakeServer(routes);
  open('/services/service/jhv/s-1');
  expect((await screen.findAllByText('203.0.113.7'))[0]).toBeVisible();
  expect(calls).toContain('GET /tll/network/ip_addresses');
});

it('does not say of what is there that it never was created', async () => {
  fakeServer(routes);
  open('/services/service/tll/s-1');
  const label = await screen.findByText('Created', { selector: 'dt' });
  expect(label.nextElementSibling).toHaveTextContent('unknown');
});

it('offers no floating IP before it is known that it has none', async () => {
  fakeServer(routes);
  open('/services/service/tll/s-1');
  expect(await screen.findByRole('heading', { name: 'orders-db' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'assign a floating IP' })).toBeNull();
});

it('says nothing of networks and floating IPs where the site has none', async () => {
  provideTestSite({ privateNetworksEnabled: false, ipsEnabled: false });
  const network = { resource_type: 'network', resource_id: 'net-1' };
  fakeServer({ ...routes, 'GET /user-resource/service/packages': [[{ ...service, resources: [network] }]] });
  open('/services/service/tll/s-1');
  expect(await screen.findByRole('heading', { name: 'orders-db' })).toBeVisible();
  expect(screen.queryByText('VPC network')).toBeNull();
  expect(screen.queryByText('Floating IP')).toBeNull();
});

it('has no link without words while the name of its network is on its way', async () => {
  const network = { resource_type: 'network', resource_id: 'net-1' };
  fakeServer({
    ...routes,
    'GET /user-resource/service/packages': [[{ ...service, resources: [network] }]],
    'GET /tll/network/networks': ['never'],
  });
  open('/services/service/tll/s-1');
  expect(await screen.findAllByText('VPC network')).toHaveLength(2);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName();
});

it('reads who may connect where the list of services does not say it, and lets one be added', async () => {
  const { calls } = fakeServer({ ...routes, 'POST /user-resource/service/package/s-1/whitelist_addresses': [['x']] });
  open('/services/service/tll/s-1?dialog=allow');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(await within(dialog).findByRole('textbox'), '192.0.2.2');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Allow/ }));
  expect(await screen.findByText('192.0.2.1')).toBeVisible();
  expect(calls).toContain('POST /user-resource/service/package/s-1/whitelist_addresses');
});

it('says how many snapshots of its nodes could not be read', async () => {
  const storage = [
    {
      size: 20,
      replica: [
        { uuid: 'r-1', size: 20 },
        { uuid: null, size: 20 },
      ],
    },
  ];
  const node = { resource_type: 'vm', resource_id: 'n-1', resource_allocation: { storage } };
  fakeServer({ ...routes, 'GET /user-resource/service/packages': [[{ ...service, resources: [node] }]] });
  open('/services/service/tll/s-1?tab=snapshots');
  const table = await screen.findByRole('table', { name: 'Snapshots' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(screen.getByRole('tabpanel')).getByText('could not be read', { exact: false })).toBeVisible();
});

it.each([
  ['none leads to it', [], 'Everyone who can reach it through its private network'],
  [
    'they could not be read',
    { fails: 400, body: {} },
    'Its floating IPs could not be loaded. If it has one, this includes everyone on the internet',
  ],
])('says who may connect once nobody is named any more, where of its floating IPs %s', async (_, answer, text) => {
  fakeServer({ ...routes, 'GET /tll/network/ip_addresses': [answer] });
  open('/services/service/tll/s-1?dialog=disallow&item=192.0.2.1');
  expect(await screen.findByText(text)).toBeVisible();
});
