import { startState } from './start-steps';

const account = (change: object) => ({
  id: 1,
  status: 'ACTIVE',
  is_active: true,
  restriction_level: 'CLEAR',
  is_default: true,
  is_deleted: false,
  can_pay: true,
  credit_amount: 22,
  running_totals: null,
  ...change,
});

it('begins with an account, which may need credit', () => {
  expect(startState([], {})).toMatchObject({ accountState: 'none', credit: 'open' });
  expect(startState([], { allowDebt: true })).toMatchObject({ credit: 'unneeded' });
  expect(startState([], { allowDebt: true, firstAccountCredit: 22 })).toMatchObject({ credit: 'open' });
});

it.each([
  ['PENDING_VALIDATION', 'CLEAR', 'checking'],
  ['SUSPENDED', 'CLEAR', 'blocked'],
  ['ACTIVE', 'FROZEN', 'blocked'],
  ['ACTIVE', 'LIMITED', 'ready'],
])('of an account that is %s and %s it says %s', (status, level, accountState) =>
  expect(startState([account({ status, restriction_level: level })], {})).toMatchObject({ accountState }),
);

it('takes no account for ready that is not active, as the forms that charge one do not', () =>
  expect(startState([account({ is_active: false })], {})).toMatchObject({ accountState: 'blocked' }));

it('asks for credit only of an account that can pay for nothing without it', () => {
  const creditOf = (change: object): string => String(startState([account(change)], {}).credit);
  expect(creditOf({})).toBe('22');
  expect(creditOf({ credit_amount: 0 })).toBe('unneeded');
  expect(creditOf({ credit_amount: 0, can_pay: false })).toBe('open');
});
