import { renderHook, waitFor } from '@testing-library/react';
import { resetApi } from '@console/api';
import { provideTestSite } from '@console/area/testing';
import type { BillingAccount } from '@console/contract/billing-account';
import { fakeServer } from '../testing/fake-server';
import { accountBlock, accountBlockText, useBlockedPayer } from '.';
import { aBillingAccount as account } from '../testing/billing-account';

const ACCOUNTS = 'GET /payment/billing_account/list';

beforeEach(() => provideTestSite());
afterEach(() => resetApi());

it.each<[string, Partial<BillingAccount>, string | undefined]>([
  ['in order', {}, undefined],
  ['limited, which is no bar', { restriction_level: 'LIMITED' }, undefined],
  ['frozen', { restriction_level: 'FROZEN' }, 'frozen'],
  ['terminated', { restriction_level: 'TERMINATED' }, 'terminated'],
  ['being checked', { status: 'PENDING_VALIDATION' }, 'pendingValidation'],
  ['suspended', { status: 'SUSPENDED' }, 'suspended'],
  ['suspended with a reason', { status: 'SUSPENDED', suspend_reason: 'unpaid' }, 'suspendedFor'],
  ['not active', { is_active: false }, 'inactive'],
  ['without credit', { can_pay: false }, 'noCredit'],
])('knows an account that is %s', (_name, more, expected) => {
  expect(accountBlock(account(1, more))?.id).toBe(expected);
});

it('gives the reason of an account as a text', () => {
  expect(accountBlockText(account(1, { status: 'SUSPENDED', suspend_reason: 'unpaid. ' }))).toBe('suspended: unpaid');
  expect(accountBlockText(account(1))).toBeUndefined();
});

it('says why an account that pays cannot be charged more, and nothing of one that is not within reach', async () => {
  fakeServer({ [ACCOUNTS]: [[account(1), account(2, { restriction_level: 'FROZEN' })]] });
  const { result } = renderHook(useBlockedPayer);
  await waitFor(() => expect(result.current(2)).toBe("Account 2 can't be charged for it: frozen"));
  expect([1, 7, null, undefined].map((payer) => result.current(payer))).toEqual(Array(4).fill(undefined));
});
