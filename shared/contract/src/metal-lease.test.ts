/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { METAL_IDENTIFIER } from './metal-identifier';
import { createMetalLease } from './metal-lease';

const order = { location: 'tll', spec_uuid: 's', display_name: 'db', requested_os_id: 'debian-12' };
const messagesOf = (patch: object) =>
  v.safeParse(createMetalLease.params, { ...order, ...patch }).issues?.map((issue) => issue.message);

it.each(['d', 'debian-12', 'win_2022', 'a--__9'])('takes %s as an identifier', (requested_os_id) => {
  expect(messagesOf({ requested_os_id })).toBeUndefined();
});

it.each(['', '12-debian', '-a', '_a', 'Debian', 'debian.12', 'débian', 'debian 12', 'debian-12\n'])(
  'does not take %j as an identifier',
  (requested_os_id) => {
    expect(messagesOf({ requested_os_id })).toEqual([expect.stringContaining('lowercase letter')]);
  },
);

it('takes just what the rule says', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'z', '0', '_', '-', 'A', '.', ' '), maxLength: 6 }), (text) => {
      const [first = '', ...rest] = text;
      const fits = 'az'.includes(first) && first !== '' && rest.every((sign) => 'az0_-'.includes(sign));
      expect(METAL_IDENTIFIER.test(text)).toBe(fits);
    }),
  );
});

it('takes an account as a number or as digits, or none', () => {
  expect(messagesOf({ billing_account_id: 7 })).toBeUndefined();
  expect(messagesOf({ billing_account_id: '7' })).toBeUndefined();
  expect(messagesOf({ billing_account_id: 'seven' })).toEqual(['Invalid whole number provided']);
});

it('trims the name, and needs one', () => {
  expect(v.parse(createMetalLease.params, { ...order, display_name: ' db ' }).display_name).toBe('db');
  expect(messagesOf({ display_name: '  ' })).toEqual(['This field is required']);
});
