import type { AreaKind, NavigationEntry } from '@console/area/manifest.mjs';
import type { Area } from '../areas/registry';
import { creationsOf, matchingPlaces, screensOf } from './places';

const entry = (id: string, to: string, order: number): NavigationEntry => ({
  id,
  label: { id: `nav.${id}`, text: id },
  icon: 'cpu',
  to,
  order,
  place: 'main',
  tab: false,
});
const kind = (type: string, list: string, create?: string): AreaKind => ({
  type,
  list,
  shortcut: true,
  named: false,
  ...(create === undefined ? {} : { create }),
});

const area = (name: string, navigation: NavigationEntry[], kinds: AreaKind[]): Area => ({
  manifest: {
    name,
    area: name,
    owner: 'team',
    contract: '0.1.0',
    signedOut: false,
    routes: [],
    navigation,
    kinds,
    slots: [],
    data: [],
  },
  closed: [],
  remote: {
    name,
    version: '1',
    base: `/remotes/${name}/1/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    area: null,
  },
});

const areas = [
  area('mf-b', [entry('Network', '/network', 30)], [kind('vpc', '/network/vpc', '/network/create/vpc')]),
  area('mf-a', [entry('Compute', '/compute', 10)], [kind('virtual_machine', '/compute', '/compute/create')]),
];
const screens = screensOf(areas, { home: 'Home', activity: 'Activity', labels: 'Labels' }, ({ text }) => text);

it('names each screen once, in the order of the navigation, with the kind that it lists', () => {
  expect(screens.map(({ label, detail, to }) => [label, detail, to])).toEqual([
    ['Home', undefined, '/'],
    ['Compute', 'Virtual Machine', '/compute'],
    ['Network', undefined, '/network'],
    ['Vpc', undefined, '/network/vpc'],
    ['Activity', undefined, '/activity'],
    ['Labels', undefined, '/labels'],
  ]);
});

it('finds screens by the beginning of a word of either name', () => {
  const found = (text: string): string[] => matchingPlaces(text, screens).map(({ label }) => label);
  expect([found('mach'), found('VP'), found('pute'), found('').length]).toEqual([['Compute'], ['Vpc'], [], 6]);
});

it('offers what can be created', () => {
  expect(creationsOf(areas, (name) => `Create: ${name}`).map(({ label, to }) => [label, to])).toEqual([
    ['Create: Virtual Machine', '/compute/create'],
    ['Create: Vpc', '/network/create/vpc'],
  ]);
});

it('finds what can be created by words in any order', () => {
  const creations = creationsOf(areas, (name) => `Create: ${name}`);
  const found = (text: string): string[] => matchingPlaces(text, creations).map(({ label }) => label);
  expect(['create virtual', 'machine create', 'create mac  virt'].flatMap(found)).toEqual(
    Array.from({ length: 3 }, () => 'Create: Virtual Machine'),
  );
  expect(found('create machine vpc')).toEqual([]);
});
