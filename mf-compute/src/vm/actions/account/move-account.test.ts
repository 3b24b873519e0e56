/** @jest-environment node */
import type { BillingAccount } from '@console/contract/billing-account';
import { accountOptions, payerOptions } from './move-account';

const vm = { billing_account: 1, vcpu: 2, memory: 4096 };
const account = (id: number, more: Partial<BillingAccount> = {}): BillingAccount => ({
  id,
  title: `Account ${id}`,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  can_pay: true,
  ...more,
});
const reasons = (accounts: readonly BillingAccount[], limit = { vcpu: 1, ram_mb: 2048 }) =>
  accountOptions(accounts, vm, limit).map(({ title, reason }) => [title, reason]);

it('offers all accounts but the one that pays now and those that are gone', () => {
  expect(reasons([account(1), account(2), account(3, { is_deleted: true })])).toEqual([['Account 2', undefined]]);
});

it('keeps those that cannot pay, and says why', () => {
  expect(
    reasons([
      account(2, { restriction_level: 'FROZEN' }),
      account(3, { status: 'PENDING_VALIDATION' }),
      account(4, { status: 'SUSPENDED', suspend_reason: 'Two invoices are unpaid' }),
      account(5, { can_pay: false }),
      account(6, { restriction_level: 'LIMITED' }),
    ]),
  ).toEqual([
    ['Account 6', 'limited to 1 vCPU and 2 GB'],
    ['Account 2', 'frozen, out of credit'],
    ['Account 3', 'being checked'],
    ['Account 4', 'suspended: Two invoices are unpaid'],
    ['Account 5', 'no credit left'],
  ]);
});

it('takes a limited account that is large enough', () => {
  expect(reasons([account(2, { restriction_level: 'LIMITED' })], { vcpu: 2, ram_mb: 4096 })).toEqual([
    ['Account 2', undefined],
  ]);
});

it('offers for many machines what does not pay for all of them already', () => {
  const machines = [{ billing_account: 1 }, { billing_account: 1 }];
  const names = (vms: readonly { billing_account: number }[]) =>
    payerOptions([account(1), account(2, { restriction_level: 'LIMITED' }), account(3, { can_pay: false })], vms).map(
      ({ title, reason }) => [title, reason],
    );
  expect(names(machines)).toEqual([
    ['Account 2', undefined],
    ['Account 3', 'no credit left'],
  ]);
  expect(names([...machines, { billing_account: 2 }]).map(([title]) => title)).toContain('Account 1');
});
