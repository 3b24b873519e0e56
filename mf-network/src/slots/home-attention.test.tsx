import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import HomeAttention from './home-attention';

const balancer = (uuid: string, more: object = {}) => ({ uuid, display_name: `lb-${uuid}`, targets: [], ...more });
interface Elsewhere {
  /** What the other location answers. */
  readonly elsewhere: FakeResponse;
  readonly addresses: readonly object[];
}

const price = { price_per_unit: 0.01 };
const target = { target_uuid: 'vm-1', target_type: 'vm' };

function show(balancers: readonly object[], { elsewhere = [], addresses }: Partial<Elsewhere> = {}): void {
  provideTestSite({ ipsEnabled: addresses !== undefined });
  fakeServer({
    'GET /tll/network/load_balancers': [balancers],
    'GET /jhv/network/load_balancers': [elsewhere],
    'GET /tll/network/ip_addresses': [addresses ?? []],
    'GET /jhv/network/ip_addresses': [elsewhere],
    'GET /pricing/list/current': [{ EUR: { tll: { LOAD_BALANCER: [price], UNASSIGNED_FLOATING_IP: [price] } } }],
  });
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <HomeAttention />
    </AreaRoot>,
  );
}

afterEach(() => resetApi());

it('names the one load balancer that has no targets, and leads to the dialog that adds some', async () => {
  show([balancer('idle'), balancer('busy', { targets: [target] }), balancer('gone', { is_deleted: true })]);
  expect(await screen.findByText('lb-idle has no targets')).toBeVisible();
  expect(screen.getByText(/^Load balancer, Tallinn\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add targets' })).toHaveAttribute(
    'href',
    '/app/network/load_balancer/tll/idle?dialog=targets',
  );
});

it('says nothing of one whose targets could not be read', async () => {
  show([balancer('unread', { targets: [{ target_uuid: 7 }] }), balancer('idle')]);
  expect(await screen.findByText('lb-idle has no targets')).toBeVisible();
});

it('counts several with what they cost, and leads to the list', async () => {
  show([balancer('a'), balancer('b')]);
  expect(await screen.findByText('2 load balancers have no targets')).toBeVisible();
  expect(await screen.findByText(/^They cost €14\.60 a month before VAT and discounts$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/app/network/load_balancer');
});

it('takes none of its counts for the whole where a location does not respond', async () => {
  const addresses = ['203.0.113.1', '203.0.113.2'].map((address) => ({ uuid: address, address, type: 'public' }));
  show([balancer('a'), balancer('b')], { elsewhere: { fails: 500, body: { message: 'No' } }, addresses });
  expect(await screen.findByText('At least 2 load balancers have no targets')).toBeVisible();
  expect(await screen.findAllByText(/^They cost at least €14\.60 a month before VAT and discounts$/)).toHaveLength(2);
  expect(await screen.findByText('At least 2 floating IPs are not assigned')).toBeVisible();
});

it('knows what the one costs that it has read', async () => {
  const addresses = [{ uuid: 'ip-1', address: '203.0.113.1', type: 'public' }];
  show([], { elsewhere: { fails: 500, body: { message: 'No' } }, addresses });
  expect(await screen.findByText('At least 1 floating IP is not assigned')).toBeVisible();
  expect(await screen.findByText(/^It costs €7\.30 a month before VAT and discounts$/)).toBeVisible();
});
