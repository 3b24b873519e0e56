import { act, render, screen } from '@testing-library/react';
import { invalidate, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { listCards } from '@console/contract/card';
import { listCredit } from '@console/contract/credit';
import { listInvoices } from '@console/contract/invoice';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { AccountDetail } from './detail';

const failure = { fails: 500, body: { message: 'Out of order' } };
const once = [[], failure];

beforeEach(() => provideTestSite());
afterEach(() => resetApi());

async function show(
  account: object,
  tab = '',
  cards: readonly FakeResponse[] = once,
  invoices: readonly FakeResponse[] = once,
): Promise<void> {
  fakeServer({
    'GET /payment/billing_account/list': [[{ id: 7, title: 'Main', ...account }]],
    'GET /payment/card/list': cards,
    'GET /payment/credit/list': once,
    'GET /payment/invoice/list': invoices,
    'GET /charging/usage': [[]],
    'GET /payment/campaign/list': [[]],
    'GET /pricing/list/current': [{}],
  });
  nav.navigator.push(`/app/billing/account/7${tab}`);
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/billing/account/:id" element={<AccountDetail />} />
      </Routes>
    </AreaRoot>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Main' });
}

it('says what a percentage is, why an account is suspended, and that it has no credit, in whole words', async () => {
  await show({
    vat_percentage: 24,
    credit_amount: 0,
    status: 'SUSPENDED',
    suspend_reason: 'Two invoices are unpaid. ',
  });
  expect(screen.getByText('Account 7, VAT 24%')).toBeVisible();
  expect(screen.getByText('This account is suspended: Two invoices are unpaid.')).toBeVisible();
  expect(screen.getByText('No credit')).toBeVisible();
  expect(screen.queryByText('Credit lasts')).toBeNull();
});

it.each([
  ['', 'beside what it has used'],
  ['?tab=cards', 'on their tab'],
])('shows its cards once (%s: %s)', async (tab) => {
  const visa = { id: 1, is_primary: true, additional_data: JSON.stringify({ card_type: 'Visa', last4: '4417' }) };
  await show({ restriction_level: 'CLEAR' }, tab, [[visa]]);
  expect(await screen.findAllByText(/^•••• 4417 Visa/)).toHaveLength(1);
});

it.each([
  ['cards', listCards],
  ['credit', listCredit],
  ['invoices', listInvoices],
])('says that its %s could not be read again, on their tab alone', async (tab, endpoint) => {
  await show({ restriction_level: 'CLEAR' }, `?tab=${tab}`);
  await screen.findByText('No records');
  expect(screen.queryByText(/This isn't up to date/)).toBeNull();
  await act(() => invalidate(endpoint));
  expect(await screen.findByText(/This isn't up to date/)).toBeVisible();
  act(() => nav.navigator.push('/app/billing/account/7?tab=details'));
  expect(screen.queryByText(/This isn't up to date/)).toBeNull();
});

it('says unknown of a creation date that is not told', async () => {
  await show({ restriction_level: 'CLEAR' }, '?tab=details');
  expect((await screen.findByText('Created')).parentElement).toHaveTextContent('Createdunknown');
});

it('counts on a tab what could not be read as well', async () => {
  await show({}, '', [[{ id: 1 }, { id: 'no number' }]]);
  expect(await screen.findByRole('tab', { name: /^Cards/ })).toHaveTextContent(/2$/);
});

it('leads to all invoices, with those that could not be read', async () => {
  const invoices = [1, 2, 3, 4, 5, 'no number'].map((id) => ({ id }));
  await show({}, '', once, [invoices]);
  expect(await screen.findByRole('link', { name: 'All 6' })).toBeVisible();
});
