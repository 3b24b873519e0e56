import * as v from 'valibot';
import { Location } from '@console/contract/location';
import { payerRepair } from '@console/domain/order';
import { firstReserve, reserveProblems, reserveRequest, type ReserveChoices } from './values';

const place = (slug: string, more: object = {}) =>
  v.parse(Location, { slug, display_name: slug, country_code: 'EST', order_nr: 1, ...more });
const account = (id: number, more: object = {}) =>
  ({ id, title: `Account ${id}`, status: 'ACTIVE', restriction_level: 'CLEAR', can_pay: true, ...more }) as const;
const choices: ReserveChoices = {
  locations: [place('tll', { is_default: true }), place('jhv'), place('jkt', { create_resource_disabled: true })],
  accounts: [account(1), account(2, { can_pay: false })],
  isTokenBound: false,
};
const values = firstReserve(choices, null);

it('begins where the link says, if something can be created there', () => {
  expect(values).toEqual({ location: 'tll', name: '', account: '1' });
  expect(firstReserve(choices, 'jhv').location).toBe('jhv');
  expect(firstReserve(choices, 'jkt').location).toBe('tll');
  expect(firstReserve(choices, 'nowhere').location).toBe('tll');
});

it('needs a place that is open and an account that can pay, but no name', () => {
  expect(reserveProblems(choices, values)).toEqual({});
  expect(reserveProblems(choices, { ...values, location: 'jkt' })).toEqual({
    location: 'Creating is paused here',
  });
  expect(reserveProblems(choices, { ...values, location: '' })).toEqual({ location: 'This field is required' });
  expect(reserveProblems(choices, { ...values, account: '' })).toEqual({ account: 'This field is required' });
  expect(reserveProblems(choices, { ...values, account: '2' })).toEqual({
    account: "This account can't be charged right now",
  });
  expect(reserveProblems(choices, { ...values, name: 'x'.repeat(5000) })).toEqual({ name: expect.any(String) });
});

it('names no account where the API token decides', () => {
  const bound = { ...choices, accounts: [], isTokenBound: true };
  expect(reserveProblems(bound, firstReserve(bound, null))).toEqual({});
  expect(reserveRequest(firstReserve(bound, null))).toEqual({ location: 'tll', name: '' });
  expect(reserveRequest({ ...values, name: ' mail ' })).toEqual({
    location: 'tll',
    name: 'mail',
    billing_account_id: 1,
  });
});

it('takes an account that was made meanwhile, and leaves one that is chosen', () => {
  const bare = { ...choices, accounts: [] };
  expect(firstReserve(bare, null).account).toBe('');
  expect(payerRepair(choices, '')).toEqual({ account: '1' });
  expect(payerRepair(choices, '2')).toEqual({});
  expect(payerRepair(choices, '7')).toEqual({ account: '1' });
  expect(payerRepair(bare, '')).toEqual({});
  expect(payerRepair({ ...choices, isTokenBound: true }, '1')).toEqual({ account: '' });
});
