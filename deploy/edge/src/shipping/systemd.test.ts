/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../settings';
import { FOREIGN, knownSettings } from '../testing/known-settings';

const unit = readFileSync(path.join(__dirname, '../../../systemd/console.service'), 'utf8');

/** The values of a field, in order. */
const all = (field: string): string[] =>
  [...unit.matchAll(new RegExp(`^${field}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
const env = Object.fromEntries(
  all('Environment')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=', 2)),
);

it('sets what the edge knows', () => {
  const known = knownSettings();
  expect(Object.keys(env).length).toBeGreaterThan(3);
  expect(Object.keys(env).filter((name) => !known.has(name) && !FOREIGN.has(name))).toEqual([]);
});

it('leaves it time to answer what is under way', () => {
  const { drainSeconds, unreadySeconds } = readSettings({ NODE_ENV: 'test', ...env }, '/');
  expect(Number(all('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(drainSeconds + unreadySeconds + 10);
  // The signal goes to the edge alone, and to what is left of it at the end.
  expect(all('KillMode')).toEqual(['mixed']);
});

it('runs it as nobody, who may write into its cache only', () => {
  expect(all('DynamicUser')).toEqual(['yes']);
  expect(all('ProtectSystem')).toEqual(['strict']);
  expect(env['REGISTRY_CACHE']).toMatch(new RegExp(`^/var/cache/${all('CacheDirectory')[0]}/`));
  expect(all('ReadWritePaths')).toEqual([]);
  for (const field of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'RestrictNamespaces'])
    expect([field, all(field)]).toEqual([field, ['yes']]);
  expect(all('CapabilityBoundingSet')).toEqual(['CAP_NET_BIND_SERVICE']);
  // What compiles code while it runs, as V8 does, can't have this.
  expect(all('MemoryDenyWriteExecute')).toEqual([]);
});
