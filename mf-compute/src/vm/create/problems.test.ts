import * as v from 'valibot';
import { choices, filled, orderOf } from './fixture';
import { problemsOf, vmSchema } from './schema';
import { text } from './texts';
import { addedDiskProblem } from './sections/disks';
import { CUSTOM } from '@console/domain/order';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

const problems = (change: Partial<VmValues>, more: Partial<VmChoices> = {}) => problemsOf(orderOf(change, more));
const ids = (change: Partial<VmValues>, more: Partial<VmChoices> = {}) =>
  Object.fromEntries(Object.entries(problems(change, more)).map(([field, { id }]) => [field, id]));

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDc1Qej35EadkUNvhjIW16VuYD7jSsu/ILAEI3KBH3+h kadri@laptop';

it('finds nothing wrong with a complete form', () => expect(ids({})).toEqual({}));

it('demands what spec and site demand', () => {
  expect(ids({ name: '  ', username: '', password: '', account: '', location: '', count: null })).toEqual({
    name: 'field.required',
    username: 'field.required',
    password: 'field.required',
    account: 'field.required',
    location: 'field.required',
    count: 'field.required',
  });
});

it.each<[string, Partial<VmValues>, object]>([
  ['a short name', { name: 'web' }, { name: 'broken.short' }],
  ['a hyphen at the end', { name: 'web-' }, { name: 'broken.end' }],
  ['one bad name of several', { name: '-web', count: 2 }, { name: 'names.wrong' }],
  ['a digit first', { username: '1st' }, { username: 'broken.startLetter' }],
  ['root', { username: 'root' }, { username: 'rule.systemUser' }],
  ['a weak password', { password: 'sandbox' }, { password: 'broken.short' }],
  ['a paused location', { location: 'jkt01' }, { location: 'location.paused' }],
  ['a frozen account', { account: '3' }, { account: 'account.cannotPay' }],
  ['a package over the account', { account: '2' }, { packageId: 'size.overAccount' }],
  ['no key', { signIn: 'key', publicKey: '' }, { publicKey: 'field.required' }],
  ['a DSA key', { signIn: 'key', publicKey: 'ssh-dss AAAAB3NzaC1kc3MAAACB' }, { publicKey: 'key.dsa' }],
  ['two keys', { signIn: 'key', publicKey: `${KEY}\n${KEY}` }, { publicKey: 'key.several' }],
  ['no machine to copy', { origin: 'copy' }, { sourceVm: 'field.required' }],
  ['a copy that is gone', { origin: 'copy', sourceVm: 'vm-1', sourceReplica: 'x' }, { sourceVm: 'field.required' }],
  ['too many machines', { count: 21 }, { count: 'field.between' }],
  ['very many machines', { count: 1e12 }, { count: 'field.between' }],
  ['a username without an end', { username: 'a'.repeat(60_000) }, { username: 'broken.long' }],
  ['a disk without an end', { addedDisks: [9e307] }, { addedDisks: 'field.between' }],
  ['half a machine', { count: 1.5 }, { count: 'field.whole' }],
  ['a small disk', { addedDisks: [100, 5] }, { addedDisks: 'field.between' }],
  ['a disk without a size', { addedDisks: [null] }, { addedDisks: 'field.whole' }],
  ['too many disks', { addedDisks: Array.from({ length: 16 }, () => 20) }, { addedDisks: 'disks.tooMany' }],
])('%s', (_, change, expected) => expect(ids(change)).toEqual(expected));

it('asks for a description as the parameters call does', () => {
  const rule = { parameter: 'description', expression: '^[a-z ]*$' };
  const parameters = (row: object) => ({ parameters: [...choices.parameters, { ...rule, ...row }] });
  expect(ids({ description: '' }, parameters({}))).toEqual({});
  expect(ids({ description: 'EDGE' })).toEqual({});
  expect(ids({ description: 'EDGE' }, parameters({}))).toEqual({ description: 'broken.character' });
  const either = { expression: '^(dev|prod)$' };
  expect(ids({ description: 'edge' }, parameters(either))).toEqual({ description: 'rule.other' });
  expect(ids({ description: 'edge' }, parameters({ ...either, description: 'dev or prod' }))).toEqual({
    description: 'field.described',
  });
  expect(ids({ description: ' ' }, parameters({ mandatory: true }))).toEqual({ description: 'field.required' });
});

it.each([
  ['name', 'name', 'web-01', "This name isn't allowed here"],
  ['username', 'username', 'kadri', "This username isn't allowed here"],
  ['password', 'password', 'Sandbox-2026', "This password isn't allowed here"],
  ['publicKey', 'public_key', KEY, "This key isn't allowed here"],
] as const)('claims no rule for a %s that a pattern refuses for no single reason', (field, parameter, value, said) => {
  const parameters = [{ parameter, expression: '^(dev|prod)$' }];
  const signIn = field === 'publicKey' ? ({ signIn: 'key' } as const) : {};
  const { [field]: message } = problems({ ...signIn, [field]: value }, { parameters });
  expect(message && text(message.id, message.values)).toBe(said);
});

it('knows what Windows wants', () => {
  const windows = { osName: 'windows', osVersion: '2022', packageId: '4/4/80' };
  expect(ids({ ...windows, username: 'Kadri', password: 'Kadri-2026' })).toEqual({ password: 'rule.passwordName' });
  expect(ids({ ...windows, username: 'Kadri', password: 'Sandbox-2026' })).toEqual({});
  expect(ids({ ...windows, username: 'root' })).toEqual({});
});

it('asks nothing of what is on a disk already', () => {
  const nobody = { username: '', password: '' };
  expect(ids({ ...nobody, origin: 'copy', sourceVm: 'vm-1', packageId: '4/4/80' })).toEqual({});
  expect(
    ids({ ...nobody, origin: 'disk', sourceDisk: 'd', addedDisks: [1], count: 99, packageId: CUSTOM, diskGb: null }),
  ).toEqual({});
  expect(ids({ ...nobody, signIn: 'cloudInit' })).toEqual({});
});

it('asks a bound token for no account', () => expect(ids({ account: '' }, { isTokenBound: true })).toEqual({}));

it('checks only what is shown', () => {
  expect(ids({ signIn: 'key', publicKey: KEY, password: '' })).toEqual({});
  expect(ids({ vcpu: null, memoryGb: -1 })).toEqual({});
});

it.each<[Partial<VmValues>, object]>([
  [{ vcpu: 17 }, { vcpu: 'field.between' }],
  [{ vcpu: 1.5 }, { vcpu: 'field.whole' }],
  [{ vcpu: 9e307 }, { vcpu: 'field.between' }],
  [{ memoryGb: 1e21 }, { memoryGb: 'field.between' }],
  [{ diskGb: 1e12 }, { diskGb: 'field.between' }],
  [{ diskGb: 10 }, { diskGb: 'field.between' }],
  [{ memoryGb: null }, { memoryGb: 'field.required' }],
  [{ memoryGb: 0.5 }, {}],
  [{ memoryGb: 1.0001 }, { memoryGb: 'size.wholeMb' }],
  [{ vcpu: 1, memoryGb: 4, account: '2' }, { memoryGb: 'size.accountHas' }],
])('custom size %j', (change, expected) => expect(ids({ packageId: CUSTOM, ...change })).toEqual(expected));

it('says how many machines an account has room for', () => {
  const room = { limitedAccount: { vcpu: 4, ram_mb: 8192 } };
  expect(problems({ account: '2', packageId: '1/1/20', count: 5 }, room)).toEqual({
    count: { id: 'count.overAccount', values: { n: 4 } },
  });
  expect(ids({ account: '2', packageId: '1/1/20', count: 4 }, room)).toEqual({});
});

it('says of each added disk what is wrong', () => {
  expect(addedDiskProblem(orderOf(), 20)).toBeUndefined();
  expect(addedDiskProblem(orderOf(), 2000)).toMatchObject({ values: { min: 20, max: 1000 } });
});

it('works without the parameters call: the server checks', () => {
  expect(ids({ name: 'x', password: 'short', packageId: CUSTOM, vcpu: 999 }, { parameters: [], pools: [] })).toEqual(
    {},
  );
});

it('ignores an expression that this browser cannot read', () => {
  expect(ids({ name: 'x' }, { parameters: [{ parameter: 'name', expression: '(?P<name>[' }] })).toEqual({});
});

const issues = async (change: Partial<VmValues>) => {
  const result = await v.safeParseAsync(
    vmSchema(() => choices),
    { ...filled, ...change },
  );
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]);
};

it('gives each field of the form its own message', async () => {
  expect(await issues({ name: '', packageId: CUSTOM, vcpu: 64 })).toEqual([
    ['vcpu', 'Enter a number from 1 to 16'],
    ['name', 'This field is required'],
  ]);
  expect(await issues({ account: '3' })).toEqual([['account', "This account can't be charged right now"]]);
});

it('looks at the text for cloud-init, too', async () => {
  expect(await issues({ cloudInit: '#cloud-config\npackages: [nginx]' })).toBeUndefined();
  expect(await issues({ cloudInit: 'a: [b' })).toEqual([['cloudInit', expect.stringMatching(/^Line 1: /)]]);
  expect(await issues({ signIn: 'cloudInit', cloudInit: '' })).toEqual([
    ['signIn', 'The cloud-init text creates no users'],
  ]);
  expect(await issues({ signIn: 'cloudInit', cloudInit: 'packages: []' })).toMatchObject([
    ['signIn', expect.anything()],
  ]);
  expect(await issues({ signIn: 'cloudInit', cloudInit: 'users: [ann]' })).toBeUndefined();
});
