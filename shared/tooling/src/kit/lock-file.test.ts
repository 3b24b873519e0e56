/** @jest-environment node */
import { parse, stringify } from 'yaml';
import { areaLock } from './lock-file';
import type { Packed } from './pack-kit';

const packed = (name: string, folder: string, hasBin = false): Packed => ({
  name,
  version: '0.1.0',
  folder,
  file: `${name.slice(1).replace('/', '-')}-0.1.0.tgz`,
  integrity: `sha512-${name}`,
  hasBin,
});
const kit = [packed('@console/ui', 'shared/ui'), packed('@console/tooling', 'shared/tooling', true)];

const requested = (version: string) => ({ specifier: 'catalog:', version });
const link = (version: string) => ({ specifier: 'workspace:*', version });
const workspace = stringify({
  lockfileVersion: '9.0',
  settings: { autoInstallPeers: true },
  overrides: { webpack: '5.0.0' },
  importers: {
    'mf-compute': { dependencies: { react: requested('19.0.0'), maps: requested('1.0.0') } },
    'shared/ui': { dependencies: { react: requested('19.0.0'), cache: requested('3.0.0(react@19.0.0)') } },
    'shared/tooling': {
      dependencies: { '@console/ui': link('link:../ui'), webpack: requested('5.0.0') },
      devDependencies: { jest: requested('30.0.0') },
    },
  },
  packages: Object.fromEntries(
    ['react', 'maps', 'cache', 'webpack', 'jest', 'wrap-ansi', 'acorn-linux'].map((name, index) => [
      `${name}@${['19', '1', '3', '5', '30', '7', '8'][index]}.0.0`,
      { resolution: { integrity: `sha512-${name}` } },
    ]),
  ),
  snapshots: {
    'react@19.0.0': {},
    'maps@1.0.0': {},
    'cache@3.0.0(react@19.0.0)': { dependencies: { react: '19.0.0' } },
    'webpack@5.0.0': {
      dependencies: { 'wrap-ansi-cjs': 'wrap-ansi@7.0.0' },
      optionalDependencies: { 'acorn-linux': '8.0.0' },
    },
    'wrap-ansi@7.0.0': {},
    'acorn-linux@8.0.0': { optional: true },
    'jest@30.0.0': {},
  },
});
const wanted = {
  dependencies: { '@console/ui': 'file:kit/console-ui-0.1.0.tgz', react: '19.0.0' },
  devDependencies: { '@console/tooling': 'file:kit/console-tooling-0.1.0.tgz' },
};

it('says of packages what the workspace says, and nothing of those that the area does not come to', () => {
  const lock = parse(areaLock(workspace, { kit, at: 'kit', wanted: wanted }));
  expect(Object.keys(lock.snapshots)).toEqual([
    '@console/ui@file:kit/console-ui-0.1.0.tgz',
    '@console/tooling@file:kit/console-tooling-0.1.0.tgz',
    'react@19.0.0',
    'cache@3.0.0(react@19.0.0)',
    'webpack@5.0.0',
    'wrap-ansi@7.0.0',
    'acorn-linux@8.0.0',
  ]);
  expect(lock.packages['cache@3.0.0']).toEqual({ resolution: { integrity: 'sha512-cache' } });
  expect(lock.snapshots['acorn-linux@8.0.0']).toEqual({ optional: true });
  expect(lock.importers['.'].dependencies.react).toEqual({ specifier: '19.0.0', version: '19.0.0' });
  expect(Object.keys(lock.packages)).not.toContain('jest@30.0.0');
});

it('takes the packages of the kit from their tarballs, by hash, also where one needs another', () => {
  const lock = parse(areaLock(workspace, { kit, at: 'kit', wanted: wanted }));
  expect(lock.packages['@console/tooling@file:kit/console-tooling-0.1.0.tgz']).toEqual({
    resolution: { integrity: 'sha512-@console/tooling', tarball: 'file:kit/console-tooling-0.1.0.tgz' },
    version: '0.1.0',
    hasBin: true,
  });
  expect(lock.snapshots['@console/tooling@file:kit/console-tooling-0.1.0.tgz'].dependencies).toEqual({
    '@console/ui': 'file:kit/console-ui-0.1.0.tgz',
    webpack: '5.0.0',
  });
  expect(lock.overrides).toEqual({
    webpack: '5.0.0',
    '@console/ui': 'file:kit/console-ui-0.1.0.tgz',
    '@console/tooling': 'file:kit/console-tooling-0.1.0.tgz',
  });
});

it('refuses what the workspace has no version of', () => {
  const more = { ...wanted, dependencies: { left: '1.0.0' } };
  expect(() => areaLock(workspace, { kit, at: 'kit', wanted: more })).toThrow('The workspace has no left.');
});
