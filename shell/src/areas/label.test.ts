import { resetApi, signIn } from '@console/api';
import type { NavigationEntry } from '@console/area/manifest.mjs';
import { setLanguage } from '@console/ui';
import { areaLabel, declaredOffers, nameForPeople, provideLabels } from './label';
import type { Area } from './registry';

const entry = (id: string, text: string) => ({
  id,
  label: { id: `nav.${id}`, text },
  icon: 'cpu' as const,
  to: `/${id}`,
  order: 1,
  place: 'main' as const,
  tab: false,
});
const area = (name: string, prefixes: string[], navigation: NavigationEntry[] = []): Area => ({
  manifest: {
    name,
    area: name.slice(3),
    owner: 'a team',
    contract: '0.1.0',
    signedOut: name === 'mf-auth',
    routes: prefixes.map((prefix) => ({ prefix })),
    navigation,
    kinds: [],
    slots: [],
    data: [],
  },
  closed: [],
  remote: {
    name,
    version: '1',
    base: '/',
    entry: 'a.js',
    integrity: 'sha384-x',
    area: null,
  },
});
const compute = area('mf-compute', ['/compute', '/metal'], [entry('compute', 'Compute'), entry('metal', 'Metal')]);
const auth = area('mf-auth', ['/profile', '/auth0_callback']);
const areas = [compute, auth];

beforeEach(() => {
  resetApi();
  provideLabels(areas);
});

it('names an area by its entry at the address, else by its first one', () => {
  expect(areaLabel(compute, '/metal/lease/1')).toBe('Metal');
  expect(areaLabel(compute, '/compute')).toBe('Compute');
  expect(areaLabel(compute, '/')).toBe('Compute');
});

it('names an area without entries by its first address', () => expect(areaLabel(auth, '/profile')).toBe('Profile'));

it('names areas in the language of whoever reads, as their declarations say', async () => {
  const profile = { id: 'nav.profile', text: 'Profile', translations: { et: 'Profiil' } };
  const plain = entry('storage', 'Storage');
  const storage = area(
    'mf-storage',
    ['/storage'],
    [{ ...plain, label: { ...plain.label, translations: { et: 'Salvestus' } } }],
  );
  const person = { ...auth, manifest: { ...auth.manifest, label: profile } };
  provideLabels([storage, compute, person]);
  expect(areaLabel(person, '/profile')).toBe('Profile');
  await setLanguage('et');
  expect(areaLabel(storage, '/storage')).toBe('Salvestus');
  expect(areaLabel(compute, '/compute')).toBe('Compute');
  expect(areaLabel(person, '/profile')).toBe('Profiil');
  await setLanguage('en');
});

it('never shows the name of a folder', () => {
  expect(nameForPeople(areas, 'mf-auth', '/compute')).toBe('The login screen');
  signIn('abc');
  expect(nameForPeople(areas, 'mf-auth', '/profile')).toBe('Profile');
  expect(nameForPeople(areas, 'mf-compute', '/metal')).toBe('Metal');
  expect(nameForPeople(areas, 'shell', '/')).toBe('The console');
});

it('knows what areas declare of their kinds, and where API keys are made', async () => {
  const label = { id: 'kind.vm', text: 'Machine', translations: { de: 'Maschine' } };
  const kinds = [{ type: 'vm', label, icon: 'cpu' as const, shortcut: true, named: false }];
  const declaring = { ...compute, manifest: { ...compute.manifest, kinds, apiKeys: '/keys' } };
  provideLabels([declaring, auth]);
  const { kindOf, apiKeys } = declaredOffers([declaring, auth]);
  expect([kindOf('vm'), kindOf('other'), apiKeys]).toEqual([{ name: 'Machine', icon: 'cpu' }, {}, '/keys']);
  await setLanguage('de');
  expect(kindOf('vm').name).toBe('Maschine');
  await setLanguage('en');
});
