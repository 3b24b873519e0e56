import { render, screen } from '@testing-library/react';
import { big } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '../testing/fake-server';
import { MonthlyTotal } from './totals';

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
