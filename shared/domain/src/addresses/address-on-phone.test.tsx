import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '../testing/fake-server';
import { AddressCard } from './address-card';
import { addressTarget } from './testing/address-target';

const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });

const target = addressTarget();

it('says of a price that it is by the month, where no head does', async () => {
  provideTestSite();
  nav.navigator.push('/app/compute');
  fakeServer({
    'GET /tll/network/ip_addresses': [
      [{ uuid: 'ip-1', address: '203.0.113.1', type: 'public', assigned_to: 'vm-1', billing_account_id: 1 }],
    ],
    'GET /payment/billing_account/list': [[{ id: 1 }]],
    'GET /pricing/list/current': [{ EUR: { tll: { ASSIGNED_FLOATING_IP: [{ price_per_unit: 0.004 }] } } }],
  });
  render(
    <AreaRoot name="test">
      <AddressCard target={target} assignPath="/assign" unassignPath={(one) => `/unassign/${one}`} />
    </AreaRoot>,
  );
  expect(await screen.findByText('€2.92')).toHaveTextContent('€2.92/mo');
});
