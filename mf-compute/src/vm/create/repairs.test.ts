import fc from 'fast-check';
import { choices, filled } from './fixture';
import { repairs } from './repairs';
import { CUSTOM } from '@console/domain/order';
import type { VmValues } from './values';

/** The package that is taken for another one, which comes back where it can be had again. */
const instead = (wantedPackage: string, packageId: string) => ({
  packageId,
  wantedPackage,
  givenPackage: packageId,
});

const typed: VmValues = { ...filled, name: 'typed', username: 'typed', cloudInit: 'typed', description: 'typed' };

it.each<[string, Partial<VmValues>, object]>([
  ['nothing', {}, {}],
  [
    'the version and size of another image',
    { osName: 'windows' },
    { osVersion: '2022', ...instead('2/2/50', '4/4/80') },
  ],
  ['the image of another catalogue', { origin: 'app_catalog' }, { osName: 'wordpress', osVersion: '6.8' }],
  ['the default network by its name', { network: 'net-1' }, { network: '' }],
  ['a network of another location', { network: 'gone' }, { network: '' }],
  ['a size over the account', { account: '2' }, instead('2/2/50', '1/1/20')],
  ['no account', { account: '' }, { account: '1' }],
  [
    'a key for Windows',
    { osName: 'windows', packageId: CUSTOM, signIn: 'key' },
    { osVersion: '2022', signIn: 'password' },
  ],
  ['a pool that is not here', { pool: 'Gone' }, { pool: '' }],
  ['a pool that is here', { pool: 'Fast' }, {}],
  [
    'a copy of another location',
    { origin: 'copy', location: 'jhv', sourceVm: 'vm-1', sourceReplica: 'copy-new', packageId: CUSTOM },
    { sourceVm: 'vm-2', sourceReplica: '' },
  ],
  [
    'the state of another machine',
    { origin: 'copy', sourceVm: 'vm-1', sourceReplica: 'gone', packageId: CUSTOM },
    { sourceReplica: '' },
  ],
  ['a size smaller than the copy', { origin: 'copy', sourceVm: 'vm-1' }, instead('2/2/50', '4/4/80')],
  ['spreading to a paused location', { spread: ['jhv', 'jkt01'] }, { spread: ['jhv'] }],
])('repairs %s', (_, change, expected) => expect(repairs(choices, { ...filled, ...change })).toEqual(expected));

it('waits for what is not known yet', () => {
  const empty = { ...choices, networks: [], pools: [], machines: [] };
  expect(repairs(empty, { ...filled, network: 'n', pool: 'Fast' })).toEqual({});
  expect(repairs(empty, { ...filled, origin: 'copy', sourceVm: 'vm-1', packageId: CUSTOM })).toEqual({});
});

it('leaves who pays to a token that decides it', () => {
  expect(repairs({ ...choices, isTokenBound: true }, filled)).toEqual({ account: '' });
  expect(repairs({ ...choices, isTokenBound: true }, { ...filled, account: '' })).toEqual({});
});

it('offers the nearest custom size where no package fits an account', () => {
  const tight = { ...choices, packages: choices.packages.filter(({ cpu }) => cpu > 1) };
  expect(repairs(tight, { ...filled, account: '2' })).toEqual({ packageId: CUSTOM, vcpu: 1, memoryGb: 2, diskGb: 50 });
});

it('never touches what was typed, and is done after one look', () => {
  const changes = fc.record(
    {
      location: fc.constantFrom('tll', 'jhv', 'jkt01'),
      origin: fc.constantFrom('system', 'app_catalog', 'copy' as const),
      osName: fc.constantFrom('ubuntu', 'windows', 'wordpress', 'gone'),
      packageId: fc.constantFrom('1/1/20', '2/2/50', '4/4/80', CUSTOM),
      account: fc.constantFrom('', '1', '2', '9'),
      pool: fc.constantFrom('', 'Fast', 'Gone'),
      signIn: fc.constantFrom('password', 'key' as const),
      sourceVm: fc.constantFrom('', 'vm-1', 'vm-2'),
      network: fc.constantFrom('', 'net-2', 'gone'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, (change) => {
      const values = { ...typed, ...change };
      const fix = repairs(choices, values);
      for (const name of ['name', 'username', 'cloudInit', 'description', 'password', 'location'] as const)
        expect(fix).not.toHaveProperty(name);
      expect(repairs(choices, { ...values, ...fix })).toEqual({});
    }),
  );
});
