import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fitsContract } from '@console/contract/contract-version';
import * as api from '../../../api/src';
import * as datetime from '@console/contract/datetime';
import * as endpoint from '@console/contract/endpoint';
import * as schema from '@console/contract/schema';
import * as ui from '@console/ui';
import * as uiData from '@console/ui/data';
import * as uiForms from '@console/ui/forms';
import * as area from '../../../area/src';
import { AREA_CONTRACT } from '../../../area/src/manifest.mjs';
import * as progress from '../../../area/src/progress';
import * as router from '../../../area/src/router';
import * as signedOut from '../../../area/src/signed-out';
import { root } from '../root';
import { contractBase, eagerShares, facades, lazyShares } from '../webpack/shares';
import { browserSources } from './browser-sources';

/** What areas take of the groups that the shell lends: names of values, not of types. */
type Surface = Readonly<Record<string, readonly string[]>>;

const namesOf = (module: object): string[] => Object.keys(module).toSorted();
/** All that the shell of this code has. */
const surface: Surface = {
  '@console/api': namesOf(api),
  '@console/area': namesOf(area),
  '@console/area/progress': namesOf(progress),
  '@console/area/router': namesOf(router),
  '@console/area/signed-out': namesOf(signedOut),
  '@console/contract/datetime': namesOf(datetime),
  '@console/contract/endpoint': namesOf(endpoint),
  '@console/contract/schema': namesOf(schema),
  '@console/ui': namesOf(ui),
  '@console/ui/data': namesOf(uiData),
  '@console/ui/forms': namesOf(uiForms),
};

const folder = path.join(root, 'shared/area/contract');
const kept = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, Surface] => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
);

/** What an area that was built with a surface may ask for and a shell with another one lacks. */
const missing = (built: Surface, ours: Surface): string[] =>
  Object.entries(built).flatMap(([group, names]) =>
    names.filter((name) => !ours[group]?.includes(name)).map((name) => `${name} of ${group}`),
  );

it('knows every group that the shell lends', () => {
  const lent = [...eagerShares, ...facades, ...contractBase, ...lazyShares].filter((name) =>
    name.startsWith('@console/'),
  );
  expect(Object.keys(surface).toSorted()).toEqual(lent.toSorted());
});

it('has written down what areas of its contract take', () => {
  expect(existsSync(path.join(folder, `${AREA_CONTRACT}.json`))).toBe(true);
});

it.each([...kept.keys()].filter((version) => fitsContract(version, AREA_CONTRACT)))(
  'an area that was built with contract %s finds all that it may ask for',
  (version) => {
    // A name that is to go needs a new AREA_CONTRACT (shared/area/src/manifest.mjs): areas of the old one are refused then.
    expect(missing(kept.get(version) ?? {}, surface)).toEqual([]);
  },
);

it('keeps what areas of each contract take, in every group', () => {
  const sizes = Object.entries(kept.get(AREA_CONTRACT) ?? {}).map(([group, names]) => [group, names.length > 0]);
  expect(sizes).toEqual(Object.keys(surface).map((group) => [group, true]));
});

/** The values that a file takes of groups that the shell lends, as `group name`. */
function takenBy(source: string): string[] {
  const imports = source.matchAll(/^(?:import|export) \{([^}]*)\} from '(@console\/[^']+)';/gm);
  return [...imports].flatMap(([, names = '', group = '']) =>
    Object.hasOwn(surface, group)
      ? names.split(',').flatMap((name) => {
          const [taken = ''] = name.trim().split(' as ');
          return taken === '' || taken.startsWith('type ') ? [] : [`${group} ${taken}`];
        })
      : [],
  );
}

it('has written down every value that the code of areas takes', () => {
  const isOfArea = (file: string): boolean =>
    /^(mf-[^/]+|shared\/domain)\/src\/(?!.*(?:testing\/|test-server))/.test(path.relative(root, file));
  const taken = new Set(browserSources.filter(isOfArea).flatMap((file) => takenBy(readFileSync(file, 'utf8'))));
  expect(taken.size).toBeGreaterThan(100);
  const ours = kept.get(AREA_CONTRACT) ?? {};
  const written = new Set(Object.entries(ours).flatMap(([group, names]) => names.map((name) => `${group} ${name}`)));
  // An area that takes more than its contract says would be let into a shell that lacks it.
  expect([...taken].filter((name) => !written.has(name)).toSorted()).toEqual([]);
});

it('knows what a file takes', () => {
  const source =
    "import { Button, type Row, text as t } from '@console/ui';\nimport type { A } from '@console/area';\n";
  expect(takenBy(source)).toEqual(['@console/ui Button', '@console/ui text']);
});

it('lets a shell lend more than an area of an earlier one asks for, and not less', () => {
  const built: Surface = { '@console/ui': ['Button'] };
  expect(missing(built, { '@console/ui': ['Button', 'Chip'], '@console/new': ['part'] })).toEqual([]);
  expect(missing(built, { '@console/ui': ['Chip'] })).toEqual(['Button of @console/ui']);
});

it('tells what a shell without it would lack', () => {
  expect(missing({ '@console/ui': ['Button', 'Gone'], '@console/old': ['part'] }, surface)).toEqual([
    'Gone of @console/ui',
    'part of @console/old',
  ]);
});

it.each([
  ['0.1.0', '0.1.1', true],
  ['0.1.1', '0.1.0', true],
  ['0.1.0', '0.2.0', false],
  ['0.2.0', '0.1.0', false],
  ['0.9.0', '1.0.0', false],
  ['1.0.0', '1.1.0', true],
  ['1.2.0', '1.1.0', true],
  ['1.9.0', '2.0.0', false],
])('an area of contract %s in a shell of %s: %s', (theirs, ours, fits) => {
  expect(fitsContract(theirs, ours)).toBe(fits);
});
