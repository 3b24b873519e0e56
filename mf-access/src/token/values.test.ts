/** @jest-environment node */
import { emptyToken, problemsOf, tokenParams, valuesOf } from './values';

const row = { id: 4, uuid: '4', name: 'ci', ending: undefined, isSession: false, description: 'ci' };

it('names an account only for a token that is restricted to it', () => {
  const values = { description: ' ci ', scope: 'account', billing_account_id: '7' } as const;
  expect(tokenParams(values)).toEqual({ description: 'ci', restricted: true, billing_account_id: 7 });
  expect(tokenParams({ ...values, scope: 'all' })).toEqual({ description: 'ci', restricted: false });
});

it('needs a description, and an account where it is restricted', () => {
  expect(problemsOf({ ...emptyToken(undefined), description: ' ' })).toEqual({ description: 'This field is required' });
  expect(problemsOf({ ...emptyToken(undefined), description: 'ci', scope: 'account' })).toEqual({
    billing_account_id: 'This field is required',
  });
  expect(problemsOf({ ...emptyToken(7), description: 'ci', scope: 'account' })).toEqual({});
});

it('begins with what the token is, and with an account that can be chosen', () => {
  expect(valuesOf({ ...row, restricted: true, billing_account_id: 9 }, 7)).toEqual({
    description: 'ci',
    scope: 'account',
    billing_account_id: '9',
  });
  expect(valuesOf({ ...row, restricted: false, billing_account_id: 0 }, 7).billing_account_id).toBe('7');
});
