/** @jest-environment node */
import { snapshotOf } from './snapshot';

it.each([
  ['a text', '{"company_name":"Tamm OÜ","city":"Tartu"}', { company_name: 'Tamm OÜ', city: 'Tartu' }],
  ['JSON as it is', { company_name: 'Tamm OÜ' }, { company_name: 'Tamm OÜ' }],
  ['what can be read', '{"company_name":"Tamm OÜ","city":{"id":1}}', { company_name: 'Tamm OÜ' }],
])('reads %s', (_, account_snapshot, expected) => {
  const { company_name, city } = snapshotOf({ account_snapshot }) ?? {};
  expect({ ...(company_name ? { company_name } : {}), ...(city ? { city } : {}) }).toEqual(expected);
});

it.each(['{', '7', 'null', '', null, undefined])('is not there in %j', (account_snapshot) =>
  expect(snapshotOf({ account_snapshot })).toBeUndefined(),
);
