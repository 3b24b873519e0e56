import type { Site } from '@console/area';
import type { RemoteRecord } from '@console/contract/site-document';
import { provideTestSite } from '@console/area/testing';
import { creatableKinds, fillersOf, isEntryActive, navigationOf, ownerOf, readAreas } from './registry';

const remote = (area: unknown, name = 'mf-network'): RemoteRecord => ({
  name,
  version: '1',
  base: `/remotes/${name}/1/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  area,
});
const entry = (id: string, order: number, more: object = {}) => ({
  id,
  label: { id: `nav.${id}`, text: id },
  icon: 'network',
  to: `/${id}/vpc`,
  order,
  ...more,
});
const network = {
  name: 'mf-network',
  area: 'network',
  owner: 'network team',
  contract: '^0.1.0',
  routes: [
    { prefix: '/network', feature: ['ipsEnabled', 'privateNetworksEnabled'] },
    { prefix: '/services', feature: 'servicesEnabled' },
  ],
  navigation: [
    entry('services', 20, { feature: 'servicesEnabled' }),
    entry('network', 10),
    entry('billing', 5, { place: 'foot' }),
  ],
  kinds: [
    { type: 'vpc', create: '/network/create/vpc' },
    { type: 'managed_service', create: '/services/create', feature: 'servicesEnabled' },
  ],
  slots: [
    { slot: 'home.resources', module: './slots/b', order: 2 },
    { slot: 'home.resources', module: './slots/a', order: 1 },
  ],
};
const inner = {
  ...network,
  name: 'mf-inner',
  routes: [{ prefix: '/network/vpc' }],
  navigation: [],
  kinds: [],
  slots: [],
};

function siteWith(config: Parameters<typeof provideTestSite>[0], ...remotes: RemoteRecord[]): Site {
  const site = provideTestSite(config);
  return { ...site, registry: { ...site.registry, remotes } };
}

it('leaves out what the site has switched off', () => {
  const areas = readAreas(siteWith({ servicesEnabled: false }, remote(network)));
  expect(areas[0]?.manifest.routes.map(({ prefix }) => prefix)).toEqual(['/network']);
  expect(navigationOf(areas, 'main').map(({ id }) => id)).toEqual(['network']);
  expect(creatableKinds(areas).map(({ type }) => type)).toEqual(['vpc']);
  const none = readAreas(
    siteWith({ servicesEnabled: false, ipsEnabled: false, privateNetworksEnabled: false }, remote(network)),
  );
  expect(none).toEqual([]);
});

it('lets nobody own a path whose longest prefix is switched off', () => {
  const routes = [...network.routes, { prefix: '/network/vpc', feature: 'privateNetworksEnabled' }];
  const areas = readAreas(siteWith({ privateNetworksEnabled: false }, remote({ ...network, routes })));
  const owner = (path: string) => ownerOf(areas, path)?.remote.name;
  expect(['/network', '/network/vpc', '/network/vpc/tll/1', '/network/vpcs'].map(owner)).toEqual([
    'mf-network',
    undefined,
    undefined,
    'mf-network',
  ]);
});

it('keeps the others when a declaration is broken', () => {
  const areas = readAreas(siteWith({}, remote(null, 'mf-broken'), remote(network)));
  expect(areas.map(({ remote: { name }, problem }) => [name, problem === undefined])).toEqual([
    ['mf-broken', false],
    ['mf-network', true],
  ]);
});

it('keeps the places of a broken declaration, as far as they can be read, and nothing to load', () => {
  const navigation = [...network.navigation, { id: 'odd' }];
  const broken = { ...network, owner: 7, routes: [...network.routes, { prefix: 'odd' }], navigation };
  const areas = readAreas(siteWith({ servicesEnabled: false }, remote(broken)));
  expect(areas[0]?.problem).toContain('owner');
  expect(ownerOf(areas, '/network/vpc')).toBe(areas[0]);
  expect(ownerOf(areas, '/services')).toBeUndefined();
  expect(navigationOf(areas, 'main').map(({ id }) => id)).toEqual(['network']);
  expect([creatableKinds(areas), fillersOf(areas, 'home.resources')]).toEqual([[], []]);
});

it('finds the owner of a path by its longest prefix, on whole segments', () => {
  const areas = readAreas(siteWith({}, remote(network), remote(inner, 'mf-inner')));
  const owner = (path: string) => ownerOf(areas, path)?.remote.name;
  expect(['/network', '/network/vpc', '/network/vpc/tll/1', '/networks', '/services/create', '/'].map(owner)).toEqual([
    'mf-network',
    'mf-inner',
    'mf-inner',
    undefined,
    'mf-network',
    undefined,
  ]);
});

it('orders entries and fillers, and marks the entry of a path', () => {
  const areas = readAreas(siteWith({}, remote(network)));
  expect(navigationOf(areas, 'main').map(({ id }) => id)).toEqual(['network', 'services']);
  expect(navigationOf(areas, 'foot').map(({ id }) => id)).toEqual(['billing']);
  expect(fillersOf(areas, 'home.resources').map(({ module }) => module)).toEqual(['./slots/a', './slots/b']);
  expect(isEntryActive({ to: '/network/vpc' }, '/network/ip_address/x')).toBe(true);
  expect(isEntryActive({ to: '/network/vpc' }, '/')).toBe(false);
});
