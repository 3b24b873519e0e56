import { render, screen } from '@testing-library/react';
import { big } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '../testing/fake-server';
import { MonthlyTotal, PlacesTotals } from './totals';

beforeAll(() => {
  provideTestSite();
  nav.navigator.push('/app/compute');
});

const show = (...discounts: number[]) => {
  fakeServer({
    'GET /payment/billing_account/list': [discounts.map((discount_percentage, id) => ({ id, discount_percentage }))],
  });
  return render(
    <AreaRoot name="test">
      <MonthlyTotal sum={{ amount: big('40.88'), isAtLeast: false }} />
    </AreaRoot>,
  );
};

it('says that no discount is taken off where an account has one, and nothing of it elsewhere', async () => {
  const { unmount } = show(0, 10);
  expect(await screen.findByText(/discounts not included/)).toHaveTextContent(
    'Total before VAT €40.88 a month (discounts not included)',
  );
  unmount();
  show(0);
  expect(await screen.findByText(/Total before VAT/)).toHaveTextContent(/a month$/);
});

it('says that a sum is at least so much where a part of one price is not known, of rows that are all there', async () => {
  fakeServer({ 'GET /payment/billing_account/list': [[]] });
  const rows = ['tll', 'jhv'].map((location) => ({ location }));
  render(
    <AreaRoot name="test">
      <PlacesTotals
        rows={rows}
        isPartial={false}
        text={(n, places) => `${n} in ${places}`}
        priceOf={() => big('7.30')}
        isAtLeast={({ location }) => location === 'jhv'}
      />
    </AreaRoot>,
  );
  expect(await screen.findByText('2 in 2')).toBeVisible();
  expect(screen.getByText(/at least/i)).toHaveTextContent('€14.60');
});

it.each([
  [['tll', ''], '2 in 0'],
  [[''], '1 in 0'],
  [['tll', 'tll'], '2 in 1'],
])('counts no locations where one is not known: %j', (slugs, text) => {
  render(
    <AreaRoot name="test">
      <PlacesTotals
        rows={slugs.map((location) => ({ location }))}
        isPartial={false}
        text={(n, places) => `${n} in ${places}`}
      />
    </AreaRoot>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
