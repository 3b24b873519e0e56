import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi, startImpersonation } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { BillingAccount } from '@console/contract/billing-account';
import { fakeServer } from '../testing/fake-server';
import { AccountGate } from './account-gate';
import { payerOptions } from './payers';
import { aBillingAccount as account } from '../testing/billing-account';

const ACCOUNTS = 'GET /payment/billing_account/list';
const TOKENS = 'GET /user-resource/token/list';

const reasons = (...[accounts, payers, moreReason]: Parameters<typeof payerOptions>) =>
  payerOptions(accounts, payers, moreReason).map(({ title, reason }) => [title, reason]);

beforeEach(() => {
  localStorage.clear();
  provideTestSite();
  nav.navigator.push('/app/compute');
});
afterEach(() => resetApi());

describe('the accounts that could pay', () => {
  it('are all but the one that pays now and those that are gone', () => {
    expect(reasons([account(1), account(2), account(3, { is_deleted: true })], [1])).toEqual([
      ['Account 2', undefined],
    ]);
  });

  it('have those that cannot pay behind them, with the reason', () => {
    const accounts = [
      account(2, { restriction_level: 'FROZEN' }),
      account(3, { status: 'PENDING_VALIDATION' }),
      account(4, { status: 'SUSPENDED', suspend_reason: 'Two invoices are unpaid' }),
      account(5, { can_pay: false }),
      account(6, { restriction_level: 'LIMITED' }),
    ];
    const tooSmall = ({ restriction_level }: BillingAccount) =>
      restriction_level === 'LIMITED' ? 'too small for it' : undefined;
    expect(reasons(accounts, [1], tooSmall)).toEqual([
      ['Account 6', 'too small for it'],
      ['Account 2', 'frozen'],
      ['Account 3', 'being checked'],
      ['Account 4', 'suspended: Two invoices are unpaid'],
      ['Account 5', 'no credit left'],
    ]);
  });

  it('are for several resources those that do not pay for all of them already', () => {
    const accounts = [account(1), account(2, { restriction_level: 'LIMITED' }), account(3, { can_pay: false })];
    expect(reasons(accounts, [1, 1])).toEqual([
      ['Account 2', undefined],
      ['Account 3', 'no credit left'],
    ]);
    expect(reasons(accounts, [1, 1, 2]).map(([title]) => title)).toContain('Account 1');
    expect(reasons(accounts, [1, undefined]).map(([title]) => title)).toContain('Account 1');
  });
});

describe('in the place of a dialog that moves resources to another account', () => {
  const open = () =>
    render(
      <AreaRoot name="test">
        <AccountGate
          title="Move to another billing account"
          onClose={() => undefined}
          hasChoice={(all) => all.length > 1}
        >
          {(all) => <p>One of {all.length}</p>}
        </AccountGate>
      </AreaRoot>,
    );

  it('stands nothing where there is a choice', async () => {
    fakeServer({ [ACCOUNTS]: [[account(1), account(2)]] });
    open();
    expect(await screen.findByText('One of 2')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stands the way to a second account where there is only one', async () => {
    fakeServer({ [ACCOUNTS]: [[account(1)]], [TOKENS]: [[]] });
    open();
    expect(await screen.findByText('You have no other billing account.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Move to another billing account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create billing account' })).toHaveAttribute('href', '/app/billing/create');
  });

  it('stands why there is none to be had for whoever is kept to one', async () => {
    const session = { id: 1, restricted: true, token: 'k'.repeat(32) };
    fakeServer({ [ACCOUNTS]: [[account(1)]], [TOKENS]: [[session]] });
    open();
    expect(await screen.findByText(/^You're logged in with a token restricted to one billing account\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create billing account' })).toBeNull();
  });

  it('stands the same for whoever acts for an owner', async () => {
    fakeServer({ [ACCOUNTS]: [[account(1)]] });
    startImpersonation({ token: 't'.repeat(32), access_owner: 'owner@example.com' }, '/');
    open();
    expect(
      await screen.findByText(/^You're acting as o•••r@example\.com, in one of their billing accounts only\./),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create billing account' })).toBeNull();
  });

  it('stands the failure where they could not be read, with Retry', async () => {
    fakeServer({ [ACCOUNTS]: [{ fails: 500, body: { message: 'Out of order' } }, [account(1), account(2)]] });
    open();
    expect(await screen.findByText(/Out of order/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('One of 2')).toBeVisible();
  });
});
