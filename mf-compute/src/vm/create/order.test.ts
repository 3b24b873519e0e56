import { lostElsewhere, orderedPool, poolIn } from './order';
import { choices, orderOf, type filled } from './fixture';
import { CUSTOM } from '@console/domain/order';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

const reasons = (values: Partial<typeof filled>, more: Partial<VmChoices> = {}) =>
  orderOf(values, more).packages.map(({ id, reason, notice }) => [id, notice ?? reason?.id]);

it('says why a package cannot be had', () => {
  expect(reasons({ osName: 'windows' })).toEqual([
    ['1/1/20', 'Windows needs more'],
    ['2/1/20', 'size.underLimit'],
    ['4/4/80', undefined],
  ]);
  expect(reasons({ account: '2' })).toEqual([
    ['1/1/20', undefined],
    ['2/1/20', 'size.overAccount'],
    ['2/2/50', 'size.overAccount'],
    ['4/4/80', 'size.overAccount'],
  ]);
  expect(reasons({ origin: 'copy', sourceVm: 'vm-1' })).toEqual([
    ['1/1/20', 'size.underCopy'],
    ['2/1/20', 'size.underCopy'],
    ['2/2/50', 'size.underCopy'],
    ['4/4/80', undefined],
  ]);
  expect(reasons({ pool: 'Fast' })[0]).toEqual(['1/1/20', 'size.underLimit']);
});

it('gives the words of a site about a package to those whom they are for', () => {
  const noticeOf = (more: object, values: Partial<VmValues> = {}) =>
    orderOf(values, {
      packages: [{ cpu: 2, ram: 2, ssd: 50, os: ['other', 'win'], default: [], disabled: [], notice: 'New', ...more }],
    }).packages.map(({ notice }) => notice);
  expect(noticeOf({})).toEqual(['New']);
  expect(noticeOf({ disabled: ['win'] })).toEqual([undefined]);
  expect(noticeOf({ disabled: ['win'] }, { osName: 'windows' })).toEqual(['New']);
});

it('sizes of a machine that brings its disk have none', () => {
  const values = { origin: 'disk' as const, sourceDisk: 'disk-9' };
  expect(orderOf(values).size).toMatchObject({ vcpu: 2, memoryGb: 2, diskGb: 0 });
  expect(orderOf({ ...values, packageId: CUSTOM, diskGb: null }).size).toMatchObject({ diskGb: 0 });
  expect(reasons({ origin: 'disk', osName: 'windows' }).every(([, reason]) => reason === undefined)).toBe(true);
});

it('keeps sizes within parameters, pool and copy, in each location that machines go to', () => {
  expect(orderOf().limits.machine).toEqual({
    vcpu: { min: 1, max: 16 },
    memoryMb: { min: 512, max: 65_536 },
    diskGb: { min: 20, max: 1000 },
  });
  expect(orderOf({ osName: 'windows' }).limits.machine.vcpu.min).toBe(2);
  expect(orderOf({ pool: 'Fast' }).limits.machine.vcpu).toEqual({ min: 2, max: 4 });
  expect(orderOf({ location: 'jhv', pool: 'Fast' }).limits.machine.vcpu.max).toBe(8);
  expect(orderOf({ location: 'jhv', pool: 'Fast', count: 2, spread: ['tll'] }).limits.machine.vcpu.max).toBe(4);
  expect(orderOf({ origin: 'copy', sourceVm: 'vm-1', sourceReplica: 'copy-data' }).limits.machine.diskGb.min).toBe(200);
  expect(orderOf({}, { parameters: [], pools: [] }).limits.machine.vcpu).toEqual({ min: 1, max: Infinity });
});

it('keeps a limited account within what its machines and services leave', () => {
  const own = { ...choices.machines[0], billing_account: 2, memory: 512 };
  const used = {
    ...choices,
    machines: choices.machines.flatMap((vm) => (vm.uuid === 'vm-1' ? [{ ...vm, ...own }] : [vm])),
  };
  expect(orderOf({ account: '2' }).limits.roomy.memoryMb.max).toBe(2048);
  expect(orderOf({ account: '2' }, { ...used, areMachinesRead: false }).room).toBeUndefined();
  // No room for the smallest machine is said at the field, not by an impossible range.
  expect(orderOf({ account: '2' }, used).limits.roomy.vcpu).toEqual({ min: 1, max: 16 });
});

it('names the pool of each location by the name of the chosen one', () => {
  expect(poolIn(choices, { pool: '' }, 'tll')?.uuid).toBe('pool-1');
  expect(orderedPool(choices, { pool: '' }, 'tll')).toBeUndefined();
  expect(orderedPool(choices, { pool: 'Fast' }, 'tll')?.uuid).toBe('pool-2');
  expect(orderedPool(choices, { pool: 'Fast' }, 'jhv')?.uuid).toBe('pool-j2');
  expect(orderedPool(choices, { pool: 'Reserved' }, 'tll')).toBeUndefined();
  expect(poolIn(choices, { pool: 'Gone' }, 'jhv')?.uuid).toBe('pool-j1');
});

it.each([
  ['none', { network: '', pool: '' }, ['tll'], ['jhv']],
  ['network', { network: 'net-2', pool: 'Fast' }, ['tll'], ['jhv']],
  ['none', { network: 'net-2', pool: 'Fast' }, ['jhv'], ['tll']],
  ['pool', { network: '', pool: 'Fast' }, ['tll'], ['jhv', 'trtu']],
  ['both', { network: 'net-2', pool: 'Fast' }, ['tll', 'jhv'], ['trtu']],
  // It has the default one where it is now, too.
  ['none', { network: '', pool: 'Fast' }, ['trtu'], ['elsewhere']],
] as const)('loses %s of %j between %j and %j', (lost, chosen, from, to) =>
  expect(lostElsewhere(choices, { location: 'tll', ...chosen }, from, to)).toBe(lost),
);
