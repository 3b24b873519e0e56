import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavigationEntry } from '@console/area/manifest.mjs';
import type { Area } from '../areas/registry';
import { keyPlaces } from './places';

const entry = (id: string, order: number, key?: string): NavigationEntry => ({
  id,
  label: { id: `nav.${id}`, text: id },
  icon: 'cpu',
  to: `/${id}`,
  order,
  place: 'main',
  tab: false,
  ...(key === undefined ? {} : { key }),
});

const area = (navigation: NavigationEntry[]): Area => ({
  manifest: {
    name: 'mf-x',
    area: 'x',
    owner: 'team',
    contract: '0.1.0',
    signedOut: false,
    routes: [],
    navigation,
    kinds: [],
    slots: [],
    data: [],
  },
  closed: [],
  remote: { name: 'mf-x', version: '1', base: '/', entry: 'e', integrity: 's', area: {} },
});

it('leads home and to what is declared, in the order of the navigation; of two with one letter to the first', () => {
  const places = keyPlaces([area([entry('late', 20, 'c'), entry('none', 5)]), area([entry('first', 10, 'c')])]);
  expect(places.map(({ keys, to }) => [keys, to])).toEqual([
    ['g h', '/'],
    ['g c', '/first'],
  ]);
});

it('finds a letter of its own for every entry that is declared in the workspace', () => {
  const root = path.resolve(__dirname, '../../..');
  const letters = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const { navigation }: { navigation: { key?: string }[] } = JSON.parse(
        readFileSync(path.join(root, name, 'area.json'), 'utf8'),
      );
      return navigation.map(({ key }) => key);
    });
  expect(letters).not.toContain(undefined);
  expect(new Set(letters).size).toBe(letters.length);
});
