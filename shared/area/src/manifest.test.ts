import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { AreaManifest, DeployedManifest } from './manifest.mjs';

const small = {
  name: 'mf-compute',
  area: 'compute',
  owner: 'team',
  contract: '^0.1.0',
  routes: [{ prefix: '/compute' }],
};
const issues = (change: object) => {
  const parsed = v.safeParse(AreaManifest, { ...small, ...change });
  return parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue));
};

it('fills in what a declaration leaves out', () => {
  expect(v.parse(AreaManifest, small)).toMatchObject({
    navigation: [],
    kinds: [],
    slots: [],
    data: [],
    signedOut: false,
  });
});

it.each([
  ['an unknown key', { colour: 'red' }, 'colour'],
  ['no route', { routes: [] }, 'routes'],
  ['a route to another host', { routes: [{ prefix: '//evil' }] }, 'routes.0.prefix'],
  [
    'an unknown icon',
    { navigation: [{ id: 'x', label: { id: 'a', text: 'A' }, icon: 'unicorn', to: '/x' }] },
    'navigation.0.icon',
  ],
  ['an unknown slot', { slots: [{ slot: 'home.roof', module: './slots/x' }] }, 'slots.0.slot'],
  ['a module outside of slots', { slots: [{ slot: 'home.sidebar', module: './app' }] }, 'slots.0.module'],
])('refuses %s', (_, change, where) => expect(issues(change)).toContain(where));

it('leaves out what it does not know of an area that is newer than the shell, and nothing else', () => {
  const sidebar = { slot: 'home.sidebar', module: './slots/a' };
  const newer = {
    ...small,
    colour: 'red',
    routes: [{ prefix: '/compute', lanes: 2 }],
    kinds: [{ type: 'virtual_machine', wheels: 4 }],
    slots: [{ slot: 'home.roof', module: './slots/x' }, sidebar],
  };
  expect(v.parse(DeployedManifest, newer)).toEqual(
    v.parse(AreaManifest, { ...small, kinds: [{ type: 'virtual_machine' }], slots: [sidebar] }),
  );
  expect(v.safeParse(DeployedManifest, { ...newer, routes: [] }).success).toBe(false);
});

const root = path.resolve(__dirname, '../../..');

it('accepts the declaration of every area in the workspace', () => {
  const files = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(root, name, 'area.json'));
  const declared = files.filter((file) => existsSync(file));
  expect(declared.length).toBeGreaterThan(0);
  for (const file of declared) {
    const parsed = v.safeParse(AreaManifest, JSON.parse(readFileSync(file, 'utf8')));
    expect({ file, problems: parsed.success ? [] : v.flatten(parsed.issues).nested }).toEqual({ file, problems: [] });
  }
});
