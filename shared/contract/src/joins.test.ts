/** @jest-environment node */
import * as v from 'valibot';
import { accountNames, accountTitle } from './billing-account';
import { cardFacts } from './card';
import { addressesOf, IpAddress } from './ip-address';
import { ManagedService, serviceLocation } from './service';
import { diskSize, Vm } from './vm';
import { osClass } from './os-class';

describe('addresses of a resource', () => {
  const row = (parts: object) =>
    v.parse(IpAddress, { uuid: 'ip', address: '203.0.113.7', type: 'public', assigned_to: 'vm', ...parts });

  it('are the public IPv4 rows that are assigned to it now', () => {
    const mine = row({});
    const others = [
      row({ assigned_to: 'other' }),
      row({ assigned_to: null }),
      row({ assigned_to: undefined }),
      row({ type: 'private' }),
      row({ is_ipv6: true }),
      row({ is_deleted: true }),
      row({ unassigned_at: '2026-11-01 00:00:00' }),
    ];
    expect(addressesOf([...others, mine], 'vm')).toEqual([mine]);
  });
});

it('an account is called by the first of its names that is not empty', () => {
  const account = { id: 7, title: '', company_name: null, customer_name: 'Kadri Tamm', email: 'k@example.com' };
  expect(accountTitle(account)).toBe('Kadri Tamm');
  expect(accountTitle({ ...account, title: 'Default' })).toBe('Default');
  expect(
    accountTitle({ id: 7, title: undefined, company_name: undefined, customer_name: undefined, email: undefined }),
  ).toBe('7');
});

it('names accounts by the number that resources have', () => {
  const name = accountNames([{ id: 7, title: 'Default' }]);
  expect([name(7), name(8), name(null), name(undefined)]).toEqual(['Default', '8', '', '']);
  expect(accountNames([])(7)).toBe('7');
  expect([7, null].map(accountNames(undefined))).toEqual(['…', '']);
});

it.each([
  [
    'its facts',
    '{"card_type":"visa","last4":"4242","expire_year":"2029"}',
    { card_type: 'visa', last4: '4242', expire_year: 2029 },
  ],
  [
    'its facts where they are no text any more, and what of them can be read',
    { brand: 'visa', last4: 42, expire_month: 'May', expire_year: 2029, card_holder: { first: 'K' } },
    { brand: 'visa', last4: '0042', expire_year: 2029 },
  ],
  ['nothing of text that is no JSON', "{'card_type': 'visa'}", {}],
  ['nothing of JSON that is no object', '7', {}],
  ['nothing where there is none', undefined, {}],
])('a card gives %s', (_name, additional_data, expected) => {
  expect(cardFacts({ additional_data })).toEqual(expected);
});

it('a service says where it is in its properties, else in its resources', () => {
  const service = (parts: object) => v.parse(ManagedService, { uuid: 'u', service: 'mariadb', ...parts });
  const resources = [{ resource_type: 'network' }, { resource_type: 'vm', resource_location: 'jhv' }];
  expect(serviceLocation(service({ properties: { location: 'tll' }, resources }))).toBe('tll');
  expect(serviceLocation(service({ properties: null, resources }))).toBe('jhv');
  expect(serviceLocation(service({}))).toBeUndefined();
});

it('a machine is as large as all its disks', () => {
  const vm = { uuid: 'u', name: 'web', status: 'running', vcpu: 1, memory: 1024 };
  expect(
    diskSize(
      v.parse(Vm, {
        ...vm,
        storage: [
          { uuid: 'a', size: 20 },
          { uuid: 'b', size: '40' },
        ],
      }),
    ),
  ).toBe(60);
  expect(diskSize(v.parse(Vm, { ...vm, storage: null }))).toBe(0);
});

it('Windows images are of the class win', () => {
  expect(osClass({ os_name: 'windows-2022', license_type: null })).toBe('win');
  expect(osClass({ os_name: 'sql', license_type: 'WINDOWS_LICENSE' })).toBe('win');
  expect(osClass({ os_name: 'ubuntu', license_type: undefined })).toBe('other');
});
