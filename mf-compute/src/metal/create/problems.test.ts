import * as v from 'valibot';
import { account, choices, filled } from './fixture';
import { orderSchema, problemsOf } from './schema';
import { isSoldOut, orderParameters, orderRequest } from './request';
import type { OrderValues } from './values';

it.each<[string, Partial<OrderValues>, object]>([
  ['an order in order', {}, {}],
  ['no location', { location: '' }, { location: 'problem.required' }],
  ['a paused location', { location: 'jkt' }, { location: 'problem.paused' }],
  ['a silent location', { location: 'rix' }, { location: 'problem.noAnswer' }],
  ['no server', { spec: '' }, { spec: 'problem.required' }],
  ['a server that is sold out', { spec: 'gone' }, { spec: 'problem.soldOut' }],
  ['a server that is not there', { location: 'trtu', spec: 'gone' }, { spec: 'problem.absent' }],
  ['no system', { osId: '' }, { osId: 'problem.required' }],
  ['a system of another server', { osId: 'windows-2022' }, { osId: 'problem.system' }],
  ['a system that is not published', { osId: 'debian-11' }, { osId: 'problem.system' }],
  ['a name of spaces', { name: '  ' }, { name: 'problem.required' }],
  ['no account', { account: '' }, { account: 'problem.required' }],
  ['an account that cannot be charged', { account: '2' }, { account: 'problem.account' }],
])('%s', (_name, change, problems) => {
  expect(problemsOf(choices, { ...filled, ...change })).toEqual(problems);
});

it('does not say of a location that it did not respond while it is still being asked', () => {
  const coming = { ...choices, silent: new Set<string>() };
  expect(problemsOf(coming, { ...filled, location: 'rix' })).toEqual({ location: 'problem.loading' });
});

it.each([
  ['Web-01', 'Start with a lowercase letter'],
  ['web 01', 'Only lowercase letters, digits, underscores and hyphens'],
  [' web_01 ', undefined],
])('says of the name %j: %s', (name, message) => {
  const { issues = [] } = v.safeParse(
    orderSchema(() => choices),
    { ...filled, name },
  );
  expect(issues.map((issue) => issue.message)).toEqual(message === undefined ? [] : [message]);
});

it('asks for no account where the API token decides, and for none that was deleted', () => {
  expect(problemsOf({ ...choices, isTokenBound: true }, { ...filled, account: '' })).toEqual({});
  const accounts = [account(1, { is_deleted: true })];
  expect(problemsOf({ ...choices, accounts }, filled)).toEqual({ account: 'problem.required' });
});

it('sends what was chosen, trimmed, and the account only where there is one', () => {
  expect(orderRequest({ ...filled, name: ' db-01 ' })).toEqual({
    location: 'tll',
    spec_uuid: 'small',
    display_name: 'db-01',
    requested_os_id: 'ubuntu-24-04',
    billing_account_id: 1,
  });
  expect(orderRequest({ ...filled, account: '' })).not.toHaveProperty('billing_account_id');
});

it('knows the error of the specification, and brings field errors to their fields', () => {
  expect(isSoldOut({ message: 'No available machines' })).toBe(true);
  expect(isSoldOut({ message: 'Too soon to release machine' })).toBe(false);
  expect(isSoldOut(undefined)).toBe(false);
  expect(orderParameters).toMatchObject({ spec_uuid: 'spec', billing_account_id: 'account' });
});
