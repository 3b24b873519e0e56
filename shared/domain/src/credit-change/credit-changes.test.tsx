import { render, screen, waitFor } from '@testing-library/react';
import { big } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeServer } from '../testing/fake-server';
import { CreditChanges, type ChargeChange } from '.';

const account = (id: number, title: string, spent: number) => ({
  id,
  title,
  credit_amount: 100,
  running_totals: { credit_amount: 100, ongoing: 100 - spent, total_before_tax: spent, total: spent },
});

/** What is said of a charge where the running month, of ten hours so far, has cost so much. */
function show(
  changes: readonly ChargeChange[],
  { spent = 1, usage }: { spent?: number; usage?: object } = {},
): FakeServer {
  const server = fakeServer({
    'GET /payment/billing_account/list': [[account(7, 'Nordlicht', spent), account(8, 'Baltic', spent)]],
    'GET /charging/usage': [usage ?? [{ billing_account_id: 7, hours: 10, cost: spent }]],
  });
  render(
    <AreaRoot name="test">
      <CreditChanges per="hour" changes={changes} />
    </AreaRoot>,
  );
  return server;
}

const bars = (kind: string): number => document.querySelectorAll(`[data-day=${kind}]`).length;

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/compute/create');
});

it('says and draws how many days of credit something costs', async () => {
  show([{ account: 7, amount: big('0.2') }]);
  expect(await screen.findByText('Your credit will last 13 d 18 h instead of 41 d 6 h.')).toBeVisible();
  expect(screen.getByText('27 d 12 h less')).toBeVisible();
  expect([bars('kept'), bars('lost'), bars('gained')]).toEqual([7, 14, 0]);
});

it('says and draws how many days of credit something gains', async () => {
  show([{ account: 7, amount: big('-0.05') }]);
  expect(await screen.findByText('Your credit will last 82 d 12 h instead of 41 d 6 h.')).toBeVisible();
  expect(screen.getByText('41 d 6 h more')).toBeVisible();
  expect([bars('kept'), bars('lost'), bars('gained')]).toEqual([14, 0, 14]);
});

it('adds up what one account is charged, and names each of several', async () => {
  show([
    { account: 7, amount: big('0.1') },
    { account: 8, amount: big('0.1') },
    { account: 7, amount: big('0.1') },
  ]);
  expect(await screen.findByText('The credit of Nordlicht will last 13 d 18 h instead of 41 d 6 h.')).toBeVisible();
  expect(await screen.findByText(/^The credit of Baltic will last .+ instead of .+\.$/)).toBeVisible();
});

it('draws few of many accounts, those with the least credit, and asks for nothing of the others', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => at + 1);
  const credit = (id: number) => ({ ...account(id, `Branch ${id}`, 1), credit_amount: 1000 - id });
  const server = fakeServer({
    'GET /payment/billing_account/list': [
      ids.map((id) => ({ ...credit(id), running_totals: { ...credit(id).running_totals, ongoing: 1000 - id } })),
    ],
    'GET /charging/usage': [[{ billing_account_id: 1, hours: 10, cost: 1 }]],
  });
  render(
    <AreaRoot name="test">
      <CreditChanges per="month" changes={ids.map((id) => ({ account: id, amount: big(-10) }))} />
    </AreaRoot>,
  );
  expect(await screen.findByText('The credit of 37 more billing accounts changes, too.')).toBeVisible();
  expect(await screen.findByText(/^The credit of Branch 40 will last /)).toBeVisible();
  expect(screen.queryByText(/^The credit of Branch 37 /)).toBeNull();
  expect(server.calls.filter((call) => call.includes('/charging/usage'))).toHaveLength(3);
});

it.each([
  ['nothing is spent', 0, '1'],
  ['it makes no difference that is seen', 1, '0.0000001'],
])('says how long it lasts alone where %s', async (_, spent, amount) => {
  show([{ account: 7, amount: big(amount) }], { spent });
  expect(await screen.findByText(/^Your credit will last [^.]+\.$/)).toBeVisible();
  expect(screen.queryByText(/instead of/)).toBeNull();
});

it.each<[string, ChargeChange[]]>([
  ['the price is not known', [{ account: 7, amount: undefined }]],
  [
    'a part of it is not',
    [
      { account: 7, amount: big(1) },
      { account: 7, amount: undefined },
    ],
  ],
  ['nobody is charged', [{ account: null, amount: big(1) }]],
])('says nothing where %s', async (_, changes) => {
  show([...changes, { account: 8, amount: big(1) }]);
  expect(await screen.findByText(/The credit of Baltic|Your credit/)).toBeVisible();
  expect(document.querySelectorAll('.domain-credit')).toHaveLength(1);
});

it.each<[string, object]>([
  ['does not come', { fails: 400, body: {} }],
  ['can be read in part only', [{ billing_account_id: 7, cost: 'much' }]],
])('says nothing where the usage %s', async (_, usage) => {
  const { calls } = show([{ account: 7, amount: big(1) }], { usage });
  await waitFor(() => {
    expect(calls).toContain('GET /charging/usage');
    expect(document.querySelector('.domain-credit')).toBeNull();
  });
});
