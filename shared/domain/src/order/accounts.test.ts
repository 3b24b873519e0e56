/** @jest-environment node */
import { firstAccount, firstPayer, ownAccounts, payerOf, payerReason, payerRepair } from './accounts';
import { aBillingAccount as account } from '../testing/billing-account';

it('begins with the default account of those that can be charged', () => {
  const accounts = [
    account(1, { is_default: true, restriction_level: 'FROZEN' }),
    account(2, { title: 'Beta' }),
    account(3, { title: 'Alpha' }),
    account(4, { is_deleted: true, is_default: true }),
  ];
  expect(ownAccounts(accounts).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(firstAccount(accounts)?.id).toBe(3);
  expect(firstAccount([account(1, { restriction_level: 'FROZEN' })])).toBeUndefined();
  expect(firstAccount([...accounts, account(5, { is_default: true, title: 'Zeta' })])?.id).toBe(5);
});

it('says why nothing can be ordered: no account, or none that can be charged', () => {
  const frozen = account(1, { restriction_level: 'FROZEN' });
  expect(payerReason([])).toBe('Create a billing account first');
  expect(payerReason([account(1, { is_deleted: true })])).toBe('Create a billing account first');
  expect(payerReason([frozen])).toBe('None of your billing accounts can be charged right now');
  expect(payerReason([frozen, account(2)])).toBeUndefined();
});

describe('the payer of a form', () => {
  const one = account(1);
  const frozen = account(2, { restriction_level: 'FROZEN' });
  const open = { accounts: [one, frozen], isTokenBound: false };
  const bound = { accounts: [one], isTokenBound: true };

  it('is the first account that can be charged, and nobody where the API token decides', () => {
    expect([firstPayer(open), firstPayer({ ...open, accounts: [frozen] }), firstPayer(bound)]).toEqual(['1', '', '']);
    expect([payerOf(open, '2')?.id, payerOf(open, '')?.id, payerOf(bound, '')?.id]).toEqual([2, undefined, 1]);
  });

  it.each([
    [open, '1', {}],
    [open, '2', {}],
    [open, '9', { account: '1' }],
    [open, '', { account: '1' }],
    [bound, '1', { account: '' }],
    [bound, '', {}],
  ])('of %j, %j is repaired by %j', (payers, account, fix) => expect(payerRepair(payers, account)).toEqual(fix));
});
