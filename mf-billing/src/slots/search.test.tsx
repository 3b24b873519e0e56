import { act, render } from '@testing-library/react';
import type * as area from '@console/area';
import { AreaRoot, nav, useSearchSource } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { fakeServer } from '@console/domain/testing/fake-server';
import SearchAccounts from './search';

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  useSearchSource: jest.fn(),
}));

const card: PaymentProcessor = { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard' };
const invoice: PaymentProcessor = { type: 'invoice', name: 'Invoice', keyword: 'invoice' };

it.each([
  ['an account', 'ACTIVE', [card, invoice], ['top-up', 'spending']],
  ['an account that is being checked', 'PENDING_VALIDATION', [card], ['spending']],
  ['an account of a site that takes no top-ups', 'ACTIVE', [invoice], ['spending']],
])('offers for %s what can be done', async (_, status, paymentProcessors, actions) => {
  fakeServer({ 'GET /payment/billing_account/list': [[{ id: 7, title: 'Main', status }]] });
  provideTestSite({ paymentProcessors });
  nav.navigator.push('/app');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <SearchAccounts />
      </AreaRoot>,
    );
  });
  const [source] = jest.mocked(useSearchSource).mock.lastCall ?? [];
  expect(source?.entries[0]?.show().actions?.map(({ id }) => id)).toEqual(actions);
});
