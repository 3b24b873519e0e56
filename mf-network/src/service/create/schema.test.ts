import * as v from 'valibot';
import { account, choices, dummy, filled, orderOf, postgresql } from './fixture';
import { isOutOfCapacity } from '@console/domain/order';
import { formError, serviceRequest } from './request';
import { problemsOf } from './rules';
import { serviceSchema } from './schema';
import { createText } from './texts';
import type { ServiceChoices, ServiceValues } from './values';

const own = { packageId: 'custom', vcpu: 2, memoryGb: 2, diskGb: 20 };

const cases: [name: string, values: Partial<ServiceValues>, problems: object, more?: Partial<ServiceChoices>][] = [
  ['an order in order', {}, {}],
  ['no location', { location: '' }, { location: 'problem.required' }],
  ['a paused location', { location: 'jkt' }, { location: 'location.paused' }],
  ['no service', { service: '' }, { service: 'problem.required' }],
  ['a version that is gone', { version: '9' }, { version: 'problem.version' }],
  ['no version', { version: '' }, { version: 'problem.required' }],
  ['no size', { packageId: 'x' }, { packageId: 'problem.required' }],
  [
    'a package that is too small',
    { service: 'kubernetes', version: '1.33', packageId: '1/1/20' },
    { packageId: 'size.underLimit' },
  ],
  [
    'a package over the account',
    { account: '2', nodes: 'multi', packageId: '4/4/80' },
    { packageId: 'size.overAccount' },
  ],
  ['an own size', own, {}],
  ['no vCPU', { ...own, vcpu: null }, { vcpu: 'problem.required' }],
  ['half a vCPU', { ...own, vcpu: 1.5 }, { vcpu: 'problem.whole' }],
  ['more vCPU than there are', { ...own, vcpu: 9e307 }, { vcpu: 'problem.between' }],
  ['more memory than there is', { ...own, memoryGb: 1e21 }, { memoryGb: 'problem.between' }],
  ['more disk than there is', { ...own, diskGb: 1e12 }, { diskGb: 'problem.between' }],
  ['half a GB', { ...own, memoryGb: 1.5 }, {}],
  ['a part of a MB', { ...own, memoryGb: 1.0001 }, { memoryGb: 'problem.wholeMb' }],
  ['a disk that is too small', { ...own, diskGb: 19 }, { diskGb: 'problem.between' }],
  ['an own size over the account', { ...own, account: '2', vcpu: 5 }, { vcpu: 'problem.room' }],
  [
    'two nodes of what runs on one',
    { service: dummy.service_name, version: '1.0', nodes: 'multi' },
    { nodes: 'nodes.onlyOne' },
  ],
  ['a name of spaces', { name: '  ' }, { name: 'problem.required' }],
  ['no account', { account: '' }, { account: 'problem.required' }],
  ['no account with a token that has one', { account: '' }, {}, { isTokenBound: true }],
  [
    'more than the account of a token has left',
    { ...own, account: '', vcpu: 5 },
    { vcpu: 'problem.room' },
    { isTokenBound: true, accounts: [account(2, { restriction_level: 'LIMITED' })] },
  ],
  [
    'an account that cannot be charged',
    {},
    { account: 'account.cannotPay' },
    { accounts: [account(1, { restriction_level: 'FROZEN' })] },
  ],
];

it.each(cases.map(([name, values, problems, more = {}]) => [name, values, problems, more] as const))(
  '%s',
  (_, values, problems, more) => {
    const found = Object.entries(problemsOf(orderOf(values, more))).map(([field, { id }]) => [field, id]);
    expect(Object.fromEntries(found)).toEqual(problems);
  },
);

it('takes any size from 1 on where the image sets no limits', () => {
  const images = [{ ...postgresql, specification: null }];
  expect(problemsOf(orderOf({ ...own, vcpu: 999 }, { images }))).toEqual({});
  expect(problemsOf(orderOf({ ...own, vcpu: 0 }, { images }))).toEqual({
    vcpu: { id: 'problem.atLeast', values: { min: 1 } },
  });
});

it.each([
  ['single', 'Your limited account has 4 vCPU left'],
  ['multi', 'Your limited account has 2 vCPU left for each of the 2 nodes'],
] as const)('says what the account has left for nodes: %s', (nodes, words) => {
  const { vcpu } = problemsOf(orderOf({ ...own, account: '2', vcpu: 5, nodes }));
  expect(vcpu && createText(vcpu.id, vcpu.values)).toBe(words);
});

it('says the broken rule at the field', () => {
  const read = v.safeParse(
    serviceSchema(() => choices),
    { ...filled, ...own, vcpu: 33, name: '' },
  );
  expect(read.issues?.map(({ message, path }) => [path?.[0]?.key, message])).toEqual([
    ['vcpu', 'Enter a number from 1 to 32'],
    ['name', 'This field is required'],
  ]);
});

it('sends what was chosen, the place as a JSON string, the size of one node', () => {
  expect(serviceRequest(orderOf({ name: ' orders-db ', nodes: 'multi', publicIp: true, network: 'n-1' }))).toEqual({
    service: 'postgresql',
    version: '16.4',
    display_name: 'orders-db',
    is_multi_node: true,
    vm_cpu: 2,
    vm_ram: 2048,
    vm_disk_gb: 50,
    reserve_public_ip: true,
    package_parameters: '{"location":"tll","network_uuid":"n-1"}',
    billing_account_id: 1,
  });
});

it('names no account where the token decides, and nothing that the site does not offer', () => {
  const more = { isTokenBound: true, offersIps: false, offersNetworks: false };
  const request = serviceRequest(orderOf({ publicIp: true, network: 'n-1' }, more));
  expect(request).not.toHaveProperty('billing_account_id');
  expect(request).toMatchObject({ reserve_public_ip: false, package_parameters: '{"location":"tll"}' });
});

it('brings the errors of the server to their fields', () => {
  const failure = { message: 'Bad', fieldErrors: { vm_cpu: 'Too many', display_name: 'Taken', other: 'x' } };
  expect(formError(failure, { ...filled, ...own }).fieldErrors).toEqual({
    vcpu: 'Too many',
    name: 'Taken',
    other: 'x',
  });
  expect(formError(failure, filled).fieldErrors).toMatchObject({ packageId: 'Too many' });
  for (const message of ["Service 'x' not found", 'Kubernetes requires services to be enabled'])
    expect(formError({ message }, filled)).toMatchObject({ fieldErrors: { service: message }, rest: '' });
  expect(formError({ message: 'Bad' }, filled)).toEqual({ message: 'Bad' });
  expect(isOutOfCapacity({ message: 'Compute resources temporarily unavailable due to high demand. If …' })).toBe(true);
  expect(isOutOfCapacity({ message: 'Bad' })).toBe(false);
});
