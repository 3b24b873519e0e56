/** @jest-environment node */
import * as v from 'valibot';
import { choices, filled } from './fixture';
import { problemsOf } from './problems';
import { vmSchema } from './schema';
import { keyLabel, keyProblem } from './ssh-key';
import { CUSTOM, type VmValues } from './values';

const ids = (change: Partial<VmValues>, more: Partial<typeof choices> = {}) =>
  Object.fromEntries(
    Object.entries(problemsOf({ ...choices, ...more }, { ...filled, ...change })).map(([field, { id }]) => [field, id]),
  );

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl kadri@laptop';

it('finds nothing wrong with a complete form', () => expect(ids({})).toEqual({}));

it('demands what spec and site demand', () => {
  expect(ids({ name: '  ', username: '', password: '', account: '', location: '' })).toEqual({
    name: 'field.required',
    username: 'field.required',
    password: 'field.required',
    account: 'field.required',
    location: 'field.required',
  });
});

it.each<[string, Partial<VmValues>, object]>([
  ['a short name', { name: 'web' }, { name: 'field.described' }],
  ['a hyphen at the end', { name: 'web-' }, { name: 'field.described' }],
  ['a digit first', { username: '1st' }, { username: 'rule.username' }],
  ['a weak password', { password: 'sandbox' }, { password: 'rule.password' }],
  ['a paused location', { location: 'jkt01' }, { location: 'location.paused' }],
  ['a frozen account', { account: '3' }, { account: 'account.frozen' }],
  ['a package over the account', { account: '2' }, { packageId: 'size.overAccount' }],
  ['no key', { signIn: 'key', publicKey: '' }, { publicKey: 'field.required' }],
  ['a DSA key', { signIn: 'key', publicKey: 'ssh-dss AAAAB3NzaC1kc3MAAACB' }, { publicKey: 'key.dsa' }],
])('%s', (_, change, expected) => expect(ids(change)).toEqual(expected));

it('checks only what is shown', () => {
  expect(ids({ signIn: 'key', publicKey: KEY, password: '' })).toEqual({});
  expect(ids({ vcpu: null, memoryGb: -1 })).toEqual({});
});

it.each<[Partial<VmValues>, object]>([
  [{ vcpu: 17 }, { vcpu: 'field.between' }],
  [{ vcpu: 1.5 }, { vcpu: 'field.whole' }],
  [{ diskGb: 10 }, { diskGb: 'field.between' }],
  [{ memoryGb: null }, { memoryGb: 'field.required' }],
  [{ memoryGb: 0.5 }, {}],
])('custom size %j', (change, expected) => expect(ids({ packageId: CUSTOM, ...change })).toEqual(expected));

it('works without the parameters call: the server checks', () => {
  expect(ids({ name: 'x', password: 'short', packageId: CUSTOM, vcpu: 999 }, { parameters: [], pools: [] })).toEqual(
    {},
  );
});

it('ignores an expression that this browser cannot read', () => {
  expect(ids({ name: 'x' }, { parameters: [{ parameter: 'name', expression: '(?P<name>[' }] })).toEqual({});
});

it('gives each field of the form its own message', () => {
  const result = v.safeParse(
    vmSchema(() => choices),
    { ...filled, name: '', packageId: CUSTOM, vcpu: 64 },
  );
  expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['vcpu', 'Between 1 and 16'],
    ['name', 'This field is required'],
  ]);
});

it.each([
  [KEY, undefined],
  ['ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ', undefined],
  ['-----BEGIN OPENSSH PRIVATE KEY-----', 'key.private'],
  [`${KEY}\n${KEY}`, 'key.oneLine'],
  ['ssh-ed25519 AAAAB3NzaC1yc2EAAAADAQABAAABAQ', 'key.broken'],
  ['ssh-ed25519', 'key.broken'],
  ['AAAAC3NzaC1lZDI1NTE5', 'key.type'],
])('key %#', (line, problem) => expect(keyProblem(line)?.id).toBe(problem));

it('names a key by its type and comment', () => {
  expect(keyLabel(KEY)).toEqual({ type: 'ssh-ed25519', comment: 'kadri@laptop' });
  expect(keyLabel('nonsense')).toBeUndefined();
});
