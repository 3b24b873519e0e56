import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { setServerTime } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import HeaderBalance from './header-balance';

const LIST = 'GET /payment/billing_account/list';
const USAGE = 'GET /charging/usage';
const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const account = {
  id: 7,
  title: 'Main',
  credit_amount: 80,
  running_totals: { ongoing: 70, total_before_tax: 10, total: 12 },
};
const young = { ...account, running_totals: { ongoing: 70, total_before_tax: 0.5, total: 0.6 } };
const usage = [
  { billing_account_id: 7, cost: 4, hours: 9 },
  { billing_account_id: 7, cost: 6, hours: 24 },
];

/** The header of a page that is loaded anew. @returns whether it has asked for the account's usage */
async function asks(at: number, row: object = account, used: readonly object[] = usage): Promise<boolean> {
  cleanup();
  setServerTime(at);
  const server = fakeServer({ [LIST]: [[row]], [USAGE]: [used] });
  provideTestSite();
  nav.navigator.push('/app');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <HeaderBalance />
      </AreaRoot>,
    );
  });
  expect(await screen.findByText(/days/)).toBeVisible();
  return server.calls.includes(USAGE);
}

it('asks for the usage of the account once an hour, and says the same on the pages between', async () => {
  expect(await asks(NOON)).toBe(true);
  expect(screen.getByText('7 days')).toBeVisible();
  expect(await asks(NOON + 2 * MINUTE)).toBe(false);
  expect(screen.getByText('7 days')).toBeVisible();
  expect(await asks(NOON + 61 * MINUTE)).toBe(true);
});

it('asks again for another account', async () => {
  const other = { ...account, id: 8 };
  await asks(NOON + DAY);
  expect(await asks(NOON + DAY, other, [{ billing_account_id: 8, cost: 10, hours: 24 }])).toBe(true);
  expect(await asks(NOON + DAY + MINUTE, other)).toBe(false);
});

it('keeps nothing of an account that does not say what the month has cost', async () => {
  const silent = { ...account, running_totals: { ongoing: 70 } };
  await asks(NOON + 2 * DAY, silent);
  expect(await asks(NOON + 2 * DAY + MINUTE, silent)).toBe(true);
});

it('asks anew in the first day of what runs: usage counts begun hours, of which one makes days of credit', async () => {
  const used = [{ billing_account_id: 7, cost: 0.5, hours: 2 }];
  await asks(NOON + 4 * DAY, young, used);
  expect(await asks(NOON + 4 * DAY + 30 * MINUTE, young, used)).toBe(true);
  expect(screen.getByText('11 days')).toBeVisible();
});

it('asks for the usage of a large account no more often in its first day', async () => {
  const large = Array.from({ length: 1000 }, () => ({ billing_account_id: 7, cost: 0.0005, hours: 2 }));
  await asks(NOON + 5 * DAY, young, large);
  expect(await asks(NOON + 5 * DAY + 30 * MINUTE, young, large)).toBe(false);
});

it('keeps nothing of an account that nothing has run for', async () => {
  await asks(NOON + 3 * DAY, account, []);
  expect(await asks(NOON + 3 * DAY + MINUTE, account, [])).toBe(true);
});

it('keeps the place of the credit until it is known that there is none', async () => {
  fakeServer({ [LIST]: [[]] });
  provideTestSite();
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <HeaderBalance />
    </AreaRoot>,
  );
  const room = () => document.querySelector('.shell-credit-room');
  expect(room()).toBeInTheDocument();
  await waitFor(() => expect(room()).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
});
