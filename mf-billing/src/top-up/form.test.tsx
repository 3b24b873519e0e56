import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { resetApi } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { TopUpForm } from './form';

const card = { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard', public_key: 'pk' } as const;

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it('asks nobody to add a card whose saved ones could not be loaded', async () => {
  provideTestSite({ paymentProcessors: [card] });
  fakeServer({ 'GET /payment/card/list': [{ fails: 500, body: { message: 'Out of order' } }] });
  nav.navigator.push('/app/billing/account/7/top-up');
  render(
    <AreaRoot name="test">
      <TopUpForm account={{ id: 7, title: 'Main' }} />
    </AreaRoot>,
  );
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(screen.getAllByText('Saved cards could not be loaded.')).not.toHaveLength(0);
  expect(screen.queryByText('Add a payment method to top up.')).toBeNull();
  expect(screen.queryByText('Add a payment method first.')).toBeNull();
});
