import type { SearchEntry, SearchSource } from '@console/area';
import { findResources } from './find';
import { withLabels } from './labelled';

const entry = (id: string, name: string, labelId?: string): SearchEntry => ({
  id,
  name,
  words: [id],
  show: () => ({ name, to: `/${id}` }),
  ...(labelId === undefined ? {} : { labelId }),
});
const source = (kind: string, ...entries: SearchEntry[]): SearchSource => ({
  kind,
  entries,
  isLoading: false,
  failedPlaces: [],
  hasFailed: false,
});

const machines = source('virtual_machine', entry('u1', 'web'), entry('u2', 'db'));
const tokens = source('api_token', entry('7', 'deploy', 'api_token/7'));
const labels = new Map([
  ['u2', ['env=prod', 'team=data']],
  ['api_token/7', ['env=prod']],
]);

const found = (text: string) =>
  findResources(
    text,
    [machines, tokens].map((one) => withLabels(one, labels)),
  ).shown.map(({ entry: { name }, by }) => [
    name,
    by?.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join(''),
  ]);

it('finds resources of all kinds by a key, a value and both, and says by which label', () => {
  expect(found('env=prod')).toEqual([
    ['db', '[env=prod]'],
    ['deploy', '[env=prod]'],
  ]);
  expect(found('team')).toEqual([['db', '[team]=data']]);
  expect(found('ENV=PR')).toEqual([
    ['db', '[env=pr]od'],
    ['deploy', '[env=pr]od'],
  ]);
  expect(found('env=test')).toEqual([]);
});

it('makes entries anew only for other labels or other entries', () => {
  const { entries } = withLabels(machines, labels);
  expect(withLabels({ ...machines, isLoading: true }, labels).entries).toBe(entries);
  expect(withLabels(machines, new Map(labels)).entries).not.toBe(entries);
  expect(withLabels(machines, new Map([['other', ['env=prod']]]))).toBe(machines);
  expect(withLabels(machines, undefined)).toBe(machines);
});
