import type { SearchEntry, SearchSource } from '../search/search-store';
import { bareSubject, bySignificance, subjectResources } from './subject-resources';

const resource = (id: string, name: string, words: readonly string[] = []): SearchEntry => ({
  id,
  name,
  words,
  show: () => ({ name, to: `/${name}` }),
});
const source = (kind: string, ...entries: SearchEntry[]): SearchSource => ({
  kind,
  entries,
  isLoading: false,
  failedPlaces: [],
  hasFailed: false,
});

const sources = [
  source('virtual_machine', resource('uuid-vm', 'web', ['193.0.0.1', 'fd00::1', 'uuid-vm'])),
  source('ip_address', resource('uuid-ip', 'entry', ['193.0.0.1', 'uuid-ip'])),
  source('bucket', resource('photos', 'photos')),
  source('api_token', resource('7', 'ci')),
  source('billing_account', resource('7', 'main')),
];

it('finds what an entry is about: by id, by number of its kind, by an address', () => {
  const subjects = ['uuid-vm', '193.0.0.1', 'photos', 'token_id:7', 'billing_account_id:7', 'invoice_id:7', 'gone'];
  const found = subjectResources([{ subjects }], sources);
  expect(subjects.map((subject) => found.get(subject)?.name)).toEqual([
    'web',
    'entry',
    'photos',
    'ci',
    'main',
    undefined,
    undefined,
  ]);
  expect(found.get('token_id:7')).toEqual({ kind: 'api_token', name: 'ci', to: '/ci' });
});

it('puts what was made before what it was made of, and who pays last', () => {
  expect(bySignificance(['billing_account_id:7', 'network', 'vm'], true)).toEqual([
    'vm',
    'network',
    'billing_account_id:7',
  ]);
  expect(bySignificance(['balancer', 'target'], false)).toEqual(['balancer', 'target']);
  expect([bareSubject('invoice_id:12'), bareSubject('photos')]).toEqual(['12', 'photos']);
});
