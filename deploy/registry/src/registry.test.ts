/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { readRegistry } from './builds';
import { checkPins, holdServed, isHeld, registriesOf, writtenPins } from './index';

let root: string;
const write = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const shell = { version: '0.1.0-aa', base: '/app/assets/0.1.0-aa/', scripts: [], styles: [], groups: {} };
const remote = (name: string, version: string) => ({
  name,
  version,
  base: `/remotes/${name}/${version}/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  area: { name, builtWith: '0.1.0', routes: [{ prefix: '/x' }] },
  modules: {},
});
const build = (name: string, version: string): void => {
  write(`${name}/dist/${version}/record.json`, remote(name, version));
  write(`${name}/dist/latest.json`, remote(name, version));
};
const folderOf = (name: string, version: string): string => path.join(root, name, 'dist', version);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  write('shell/dist/0.1.0-aa/record.json', shell);
  write('shell/dist/latest.json', shell);
  for (const version of ['0.1.0-a1', '0.1.0-a2']) build('mf-compute', version);
  build('mf-network', '0.1.0-b1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const acme = (versions: Record<string, string>) => ({ id: 'acme', versions });
const versionsOf = ({ remotes }: ReturnType<typeof readRegistry>) => remotes.map(({ version }) => version);

it('runs the newest of each area, but what a site is pinned to', () => {
  const pinned = acme({ 'mf-compute': '0.1.0-a1' });
  const registryOf = registriesOf(root, [{ id: 'default' }, pinned]);
  expect(versionsOf(registryOf({ id: 'default' }))).toEqual(['0.1.0-a2', '0.1.0-b1']);
  expect(versionsOf(registryOf(pinned))).toEqual(['0.1.0-a1', '0.1.0-b1']);
});

it('refuses a pin to a version that no page would take', () => {
  const old = remote('mf-compute', '0.1.0-a0');
  write('mf-compute/dist/0.1.0-a0/record.json', { ...old, area: { ...old.area, builtWith: undefined } });
  expect(() => checkPins(root, [acme({ 'mf-compute': '0.1.0-a0' })])).toThrow(
    "the version '0.1.0-a0' does not say which contract it was built with",
  );
});

it('gives all sites the same builds as long as a server runs, pinned or not', () => {
  const pinned = acme({ 'mf-compute': '0.1.0-a1' });
  const registryOf = registriesOf(root, [{ id: 'default' }, pinned]);
  build('mf-network', '0.1.0-b2');
  expect(versionsOf(registryOf(pinned))).toEqual(['0.1.0-a1', '0.1.0-b1']);
  expect(versionsOf(registryOf({ id: 'default' }))).toEqual(['0.1.0-a2', '0.1.0-b1']);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a version that is not there',
    { 'mf-compute': '0.1.0-a9' },
    "acme/site.json: versions.mf-compute: the version '0.1.0-a9' is not served here; name one that is (0.1.0-a1, 0.1.0-a2), or take the line out",
  ],
  ['a way out of the folder', { 'mf-compute': '../../../etc' }, "the version '../../../etc' is not served here"],
  ['an area that is not there', { 'mf-storage': '1' }, "versions.mf-storage: there is no area 'mf-storage'"],
])('refuses %s, when it starts and when it checks', (_, versions, message) => {
  expect(() => registriesOf(root, [acme(versions)])).toThrow(message);
  expect(() => checkPins(root, [acme(versions)])).toThrow(message);
});

it('checks pins where nothing is built', () => {
  rmSync(path.join(root, 'mf-compute/dist'), { recursive: true });
  expect(() => checkPins(root, [acme({})])).not.toThrow();
  expect(() => checkPins(root, [acme({ 'mf-compute': '1' })])).toThrow('is not served here; build it, or take');
});

it('holds what it serves until it ends, and what is pinned for good', () => {
  const sites = [{ id: 'default' }, acme({ 'mf-compute': '0.1.0-a1' })];
  const letGo = holdServed(root, sites, registriesOf(root, sites));
  const held = [
    path.join(root, 'shell/dist/0.1.0-aa'),
    folderOf('mf-compute', '0.1.0-a2'),
    folderOf('mf-network', '0.1.0-b1'),
  ];
  expect(held.map((folder) => isHeld(folder))).toEqual([true, true, true]);
  letGo();
  expect(held.map((folder) => isHeld(folder))).toEqual([false, false, false]);
  expect(isHeld(folderOf('mf-compute', '0.1.0-a1'))).toBe(true);
});

it('is not held by a server of this machine that was killed, and by one of another machine', () => {
  const folder = folderOf('mf-compute', '0.1.0-a1');
  // No process has this number: it is above the largest that Linux gives.
  write('mf-compute/dist/0.1.0-a1/.served-999999999', os.hostname());
  expect(isHeld(folder)).toBe(false);
  expect(readdirSync(folder)).toEqual(['record.json']);
  write('mf-compute/dist/0.1.0-a1/.served-999999999', 'elsewhere');
  expect(isHeld(folder)).toBe(true);
  expect(existsSync(path.join(folder, '.served-999999999'))).toBe(true);
});

it('reads the pins that sites have written down, and does not know them where a document is broken', () => {
  const folders = [path.join(root, 'sites'), path.join(root, 'none')];
  write('sites/a/site.json', { versions: { 'mf-compute': '1' }, hosts: 'wrong' });
  write('sites/b/site.json', { versions: { 'mf-compute': '2', 'mf-network': '3' } });
  write('sites/c/site.json', {});
  write('sites/schema.json', {});
  expect(writtenPins(folders, 'mf-compute')).toEqual(new Set(['1', '2']));
  write('sites/c/site.json', '{');
  expect(writtenPins(folders, 'mf-compute')).toBeUndefined();
  write('sites/c/site.json', { versions: { 'mf-compute': 1 } });
  expect(writtenPins(folders, 'mf-compute')).toBeUndefined();
});
