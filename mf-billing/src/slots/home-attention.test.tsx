import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as area from '@console/area';
import { AreaRoot, nav, useStartSteps } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import HomeAttention from './home-attention';
import HomeCredit from './home-credit';
import HomeMonth from './home-month';
import Start from './start';

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  useStartSteps: jest.fn(),
}));

const LIST = 'GET /payment/billing_account/list';
const USAGE = 'GET /payment/usage';
const INVOICES = 'GET /payment/invoice/list';
const failure = { fails: 500, body: { message: 'Out of order' } };
const FAILED = 'Your billing accounts could not be loaded';
const account = { id: 7, title: 'Main', is_deleted: false, credit_amount: 10 };

async function show(
  accounts: readonly FakeResponse[],
  usage: FakeResponse = [],
  site: Parameters<typeof provideTestSite>[0] = {},
  invoices: FakeResponse = [],
): Promise<readonly string[]> {
  const server = fakeServer({ [LIST]: accounts, [USAGE]: [usage], [INVOICES]: [invoices] });
  provideTestSite(site);
  nav.navigator.push('/app');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <HomeAttention />
        <HomeCredit />
        <HomeMonth />
        <Start />
      </AreaRoot>,
    );
  });
  return server.calls;
}

beforeEach(() => jest.clearAllMocks());

it('says that the accounts did not come, takes nobody for somebody without one, and asks again', async () => {
  await show([failure, []]);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByText(/Your credit could not be loaded/)).toBeVisible();
  expect(screen.queryByText('You have no billing account yet.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create billing account' })).toBeNull();
  expect(jest.mocked(useStartSteps).mock.calls.every(([, steps]) => steps === undefined)).toBe(true);
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await userEvent.click(retry);
  expect(await screen.findByText('You have no billing account yet.')).toBeVisible();
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('leads to the accounts where there is none: creating one is a step of the way to start, and stands once on the page', async () => {
  await show([[]]);
  expect(await screen.findByText('You have no billing account yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Billing accounts' })).toHaveAttribute('href', '/app/billing');
  expect(screen.queryByRole('link', { name: 'Create billing account' })).toBeNull();
});

it('takes an account that could not be read for one that is there', async () => {
  await show([[{ ...account, id: {} }]]);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByText('Your credit could not be loaded.')).toBeVisible();
  expect(screen.queryByText('You have no billing account yet.')).toBeNull();
});

it('says of some accounts that they could not be read, beside those that came', async () => {
  await show([
    [
      { ...account, unpaid_amount: 5 },
      { ...account, id: {} },
    ],
  ]);
  expect(await screen.findByText('Some billing accounts could not be read')).toBeVisible();
  expect(screen.getByText("Their unpaid invoices and low credit aren't shown")).toBeVisible();
  expect(screen.getByText('Main has unpaid invoices')).toBeVisible();
  expect(screen.queryByText(FAILED)).toBeNull();
});

it.each<[string, object, RegExp]>([
  ['what the account says itself', { running_totals: { total_before_tax: 3.5, credit_available: 6.5 } }, /€3.50/],
  ['no sum', { running_totals: null }, /^(?!.*€0\.00so far)/],
])('does not take a usage that did not come for none: shows %s', async (_, totals, sum) => {
  await show([[{ ...account, ...totals }]], failure);
  expect(await screen.findByText("This month's costs by kind could not be loaded.")).toBeVisible();
  expect(screen.queryByText('No charges so far this month.')).toBeNull();
  expect(document.body.textContent).toMatch(sum);
});

it('says that a card expires by what its account says, and asks for no list of cards', async () => {
  const card = { expire_month: 1, expire_year: 2020, last4: '0092' };
  const calls = await show([[{ ...account, primary_card: card }]]);
  expect(await screen.findByText('The card for Main has expired')).toBeVisible();
  expect(screen.getByText('•••• 0092')).toBeVisible();
  expect(calls.filter((call) => call.includes('/card/list'))).toEqual([]);
});

it.each([
  ['to a new card', 'stripe_creditcard', 'Add a new card', '/app/billing/account/7/card'],
  ['to the account where the site takes no cards', 'invoice', 'Open', '/app/billing/account/7'],
])('leads from a card that expires %s', async (_, keyword, name, to) => {
  const card = { expire_month: 1, expire_year: 2020, last4: '0092' };
  const processor = { type: 'creditcard', name: 'Way', keyword, public_key: 'pk' } as const;
  await show([[{ ...account, primary_card: card }]], [], { paymentProcessors: [processor] });
  expect(await screen.findByText('The card for Main has expired')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

it.each([
  [1, 'Main has an unpaid invoice'],
  [2, 'Main has unpaid invoices'],
])('says whether an account has %s or more unpaid invoices', async (count, title) => {
  const invoices = Array.from({ length: count }, (_, id) => ({ id: id + 1, status: 5 }));
  await show([[{ ...account, unpaid_amount: 5 }]], [], {}, invoices);
  expect(await screen.findByText(title)).toBeVisible();
});

it('names few of many accounts, the worst first, and asks for nothing of the others', async () => {
  const limited = (id: number) => ({ ...account, id, title: `Branch ${id}`, restriction_level: 'LIMITED' });
  const many = Array.from({ length: 40 }, (_, at) => limited(at + 10));
  const owing = Array.from({ length: 20 }, (_, at) => ({ ...limited(at + 100), unpaid_amount: 5 }));
  const calls = await show([[account, ...many, ...owing]]);
  expect(await screen.findByText('56 more billing accounts need attention')).toBeVisible();
  expect(screen.getByText('Branch 100 has unpaid invoices')).toBeVisible();
  expect(screen.queryByText('Branch 10 is limited')).toBeNull();
  expect(calls.filter((call) => call.includes('/invoice/list'))).toHaveLength(4);
});

it.each([
  ['where an account can be topped up', 'ACTIVE', 'creditcard', true],
  ['not while it is being checked', 'PENDING_VALIDATION', 'creditcard', false],
  ['not where the site takes no top-ups', 'ACTIVE', 'invoice', false],
] as const)('leads from the first step of credit to the top-up: %s', async (_, status, type, isLed) => {
  const processor = { type, name: 'Way', keyword: 'way' };
  await show([[{ ...account, status, credit_amount: 0, can_pay: false }]], [], { paymentProcessors: [processor] });
  const [, steps] = jest.mocked(useStartSteps).mock.lastCall ?? [];
  const credit = steps?.find(({ id }) => id === 'credit');
  expect(credit?.state).toBe('open');
  expect(credit?.action !== undefined).toBe(isLed);
});
