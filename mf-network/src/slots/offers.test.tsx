import { render, waitFor } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, homeStore, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import Offers from './offers';

const entry = (price: number) => [{ price_per_unit: price }];

afterEach(() => resetApi());

it('says of a floating IP what the form charges: a new one is not assigned', async () => {
  provideTestSite();
  const place = {
    LOAD_BALANCER: entry(0.01),
    ASSIGNED_FLOATING_IP: entry(0.004),
    UNASSIGNED_FLOATING_IP: entry(0.005),
  };
  fakeServer({ 'GET /pricing/list/current': [{ EUR: { tll: place, jhv: place } }] });
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <Offers />
    </AreaRoot>,
  );
  await waitFor(() => expect(homeStore.getState().offers['ip_address']).toBe('€3.65 a month'));
  expect(homeStore.getState().offers).toMatchObject({ load_balancer: '€7.30 a month', vpc: 'free' });
});
