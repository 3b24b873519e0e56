import { act, render, screen } from '@testing-library/react';
import { invalidate, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { listCards } from '@console/contract/card';
import { listCredit } from '@console/contract/credit';
import { listInvoices } from '@console/contract/invoice';
import { fakeServer } from '@console/domain/testing/fake-server';
import { AccountDetail } from './detail';

const failure = { fails: 500, body: { message: 'Out of order' } };
const once = [[], failure];

beforeEach(() => provideTestSite());
afterEach(() => resetApi());

it.each([
  ['cards', listCards],
  ['credit', listCredit],
  ['invoices', listInvoices],
])('says that its %s could not be read again, on their tab alone', async (tab, endpoint) => {
  fakeServer({
    'GET /payment/billing_account/list': [[{ id: 7, title: 'Main', restriction_level: 'CLEAR' }]],
    'GET /payment/card/list': once,
    'GET /payment/credit/list': once,
    'GET /payment/invoice/list': once,
    'GET /charging/usage': [[]],
    'GET /payment/campaign/list': [[]],
    'GET /pricing/list/current': [{}],
  });
  nav.navigator.push(`/app/billing/account/7?tab=${tab}`);
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/billing/account/:id" element={<AccountDetail />} />
      </Routes>
    </AreaRoot>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Main' });
  await screen.findByText('No records');
  expect(screen.queryByText(/This isn't up to date/)).toBeNull();
  await act(() => invalidate(endpoint));
  expect(await screen.findByText(/This isn't up to date/)).toBeVisible();
  act(() => nav.navigator.push('/app/billing/account/7?tab=details'));
  expect(screen.queryByText(/This isn't up to date/)).toBeNull();
});
