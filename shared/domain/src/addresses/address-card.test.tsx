import { render, screen, within } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '../testing/fake-server';
import { AddressCard } from './address-card';
import { addressTarget } from './testing/address-target';

const address = (uuid: string, billing_account_id: number) => ({
  uuid,
  address: `203.0.113.${billing_account_id}`,
  type: 'public',
  assigned_to: 'vm-1',
  billing_account_id,
});
const target = addressTarget();

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/compute');
});
afterEach(() => resetApi());

it('prices each address with the discount of the account that pays for it', async () => {
  fakeServer({
    'GET /tll/network/ip_addresses': [[address('ip-1', 1), address('ip-2', 2)]],
    'GET /payment/billing_account/list': [[{ id: 1 }, { id: 2, discount_percentage: 5 }]],
    'GET /pricing/list/current': [{ EUR: { tll: { ASSIGNED_FLOATING_IP: [{ price_per_unit: 0.004 }] } } }],
  });
  render(
    <AreaRoot name="test">
      <AddressCard target={target} assignPath="/assign" unassignPath={(one) => `/unassign/${one}`} />
    </AreaRoot>,
  );
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect(await (await row(/203\.0\.113\.2/)).findByText('€2.77')).toBeVisible();
  expect((await row(/203\.0\.113\.1/)).getByText('€2.92')).toBeVisible();
});

it('says unknown of a price that the list lacks', async () => {
  fakeServer({
    'GET /tll/network/ip_addresses': [[{ ...address('ip-1', 1), name: 'web', assigned_to_private_ip: '10.0.0.4' }]],
    'GET /payment/billing_account/list': [[{ id: 1 }]],
    'GET /pricing/list/current': [{ EUR: {} }],
  });
  render(
    <AreaRoot name="test">
      <AddressCard target={target} assignPath="/assign" unassignPath={(one) => `/unassign/${one}`} />
    </AreaRoot>,
  );
  const row = within(await screen.findByRole('row', { name: /203\.0\.113\.1/ }));
  expect(await row.findByText('unknown')).toBeVisible();
  expect(row.queryByText('none')).toBeNull();
});
