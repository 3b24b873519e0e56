/** @jest-environment node */
import type { BuiltRemote } from '@console/registry';
import { sites } from '@console/sites';
import { earlyDataFor, linkedDataOf } from './early-data';
import { lazyFiles, ownerOf, preloadsFor } from './preloads';

const shell = {
  version: '1',
  base: '/app/assets/1/',
  scripts: [],
  styles: [],
  groups: { '@console/ui/data': [{ file: 'data.js', integrity: 'sha384-d' }] },
  lazy: [{ file: 'code.js', integrity: 'sha384-c' }],
};

const remote = (name: string, area: Partial<BuiltRemote['area']>, rest: Partial<BuiltRemote> = {}): BuiltRemote => ({
  name,
  version: '1',
  base: `/remotes/${name}/1/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-e',
  area: { name, signedOut: false, routes: [], slots: [], data: [], ...area },
  modules: { './app': [{ file: 'app.js', integrity: 'sha384-a' }] },
  styles: [],
  groups: {},
  ...rest,
});

const compute = remote(
  'mf-compute',
  {
    routes: [
      { prefix: '/compute', feature: 'vmsEnabled' },
      { prefix: '/metal', feature: 'bareMetalEnabled' },
    ],
    slots: [{ slot: 'home.resources', module: './slots/home-vms', feature: 'vmsEnabled' }],
  },
  {
    modules: {
      './app': [{ file: 'app.js', integrity: 'sha384-a' }],
      './slots/home-vms': [{ file: 'home.js', integrity: 'sha384-h' }],
      '#compute-create': [{ file: 'create.js', integrity: 'sha384-c' }],
    },
    groups: { './app': ['@console/ui/data'] },
  },
);
const auth = remote('mf-auth', { signedOut: true, routes: [{ prefix: '/profile' }] });
const sources = { shell, remotes: [compute, auth], config: { vmsEnabled: true } };
const hrefs = (route: string) => preloadsFor(route, sources).signedIn.map((preload) => preload.href);

it('finds the owner of a route by the longest prefix and only where its switch is on', () => {
  expect(ownerOf('/compute/vm/tll/1', sources.remotes, sources.config)?.name).toBe('mf-compute');
  expect(ownerOf('/computer', sources.remotes, sources.config)).toBeUndefined();
  expect(ownerOf('/metal', sources.remotes, sources.config)).toBeUndefined();
});

it('gives nobody a route whose longest prefix is switched off, and preloads nothing of it', () => {
  const routes = [...compute.area.routes, { prefix: '/compute/create', feature: 'vmAppsEnabled' }];
  const remotes = [{ ...compute, area: { ...compute.area, routes } }];
  expect(ownerOf('/compute/create', remotes, sources.config)).toBeUndefined();
  expect(ownerOf('/compute', remotes, sources.config)?.name).toBe('mf-compute');
  expect(preloadsFor('/compute/create', { ...sources, remotes }).signedIn).toEqual([]);
});

it('preloads the entry, the chunks, the screen and the shared groups of a route', () => {
  expect(hrefs('/compute')).toEqual([
    '/remotes/mf-compute/1/remoteEntry.js',
    '/app/assets/1/data.js',
    '/remotes/mf-compute/1/app.js',
  ]);
  expect(hrefs('/compute/create')).toContain('/remotes/mf-compute/1/create.js');
});

it('preloads what stands in the header of each page, and nothing of the search', () => {
  const slots = [
    { slot: 'shell.header', module: './slots/header-balance' },
    { slot: 'shell.search', module: './slots/search' },
  ];
  const modules = {
    './slots/header-balance': [{ file: 'header.js', integrity: 'sha384-b' }],
    './slots/search': [{ file: 'search.js', integrity: 'sha384-f' }],
  };
  const billing = remote('mf-billing', { slots }, { modules });
  const network = remote('mf-network', { slots: slots.slice(1) }, { modules });
  const { signedIn } = preloadsFor('/profile', { ...sources, remotes: [billing, network] });
  expect(signedIn.map(({ href }) => href)).toEqual([
    '/remotes/mf-billing/1/remoteEntry.js',
    '/remotes/mf-billing/1/header.js',
  ]);
});

it('preloads the signed-in part of the shell where somebody is signed in, and the module for whoever is not', () => {
  const lending = { ...shell, groups: { '@console/area': [{ file: 'console.js', integrity: 'sha384-k' }] } };
  const area = { ...auth.area, signedOut: './signed-out' as const };
  const modules = { ...auth.modules, './signed-out': [{ file: 'signed-out.js', integrity: 'sha384-o' }] };
  const sets = preloadsFor('/', { ...sources, shell: lending, remotes: [{ ...auth, area, modules }] });
  expect(sets.signedIn.map(({ href }) => href)).toEqual(['/app/assets/1/console.js']);
  expect(sets.signedOut.map(({ href }) => href)).toEqual([
    '/remotes/mf-auth/1/remoteEntry.js',
    '/remotes/mf-auth/1/signed-out.js',
  ]);
});

it('asks with the attributes of the real request: the integrity of every file, scripts and styles', () => {
  const styled = {
    ...compute,
    modules: { ...compute.modules, './app': [{ file: 'app.css', integrity: 'sha384-s' }] },
  };
  const [entry, group, style] = preloadsFor('/compute', { ...sources, remotes: [styled] }).signedIn;
  expect(entry).toMatchObject({ as: 'script', integrity: 'sha384-e' });
  expect(group).toEqual({ as: 'script', href: '/app/assets/1/data.js', integrity: 'sha384-d' });
  expect(style).toEqual({ as: 'style', href: '/remotes/mf-compute/1/app.css', integrity: 'sha384-s' });
});

it('vouches for the chunks of the shell and the style sheets of all remotes', () => {
  const styled = { ...auth, styles: [{ file: 'app.css', integrity: 'sha384-s' }] };
  expect(lazyFiles({ shell, remotes: [compute, styled] })).toEqual([
    { file: 'code.js', integrity: 'sha384-c' },
    { file: 'app.css', integrity: 'sha384-s' },
  ]);
});

it('preloads the slots on home, and sign-in for those who are signed out', () => {
  expect(hrefs('/')).toEqual(['/remotes/mf-compute/1/remoteEntry.js', '/remotes/mf-compute/1/home.js']);
  expect(preloadsFor('/compute', sources).signedOut.map((preload) => preload.href)).toEqual([
    '/remotes/mf-auth/1/remoteEntry.js',
    '/remotes/mf-auth/1/app.js',
  ]);
});

it('asks early for what the area says that a route needs, in every published location', () => {
  const area = {
    ...compute.area,
    data: [{ route: '/compute', calls: ['listVms', 'getPriceList', 'deleteVm', 'unheardOf'] }],
  };
  const early = (route: string) =>
    earlyDataFor(route, { remotes: [{ ...compute, area }], config: { ...sites[0]?.config } });
  expect(early('/compute')).toEqual([
    '/tll/user-resource/vm/list',
    '/jhv/user-resource/vm/list',
    '/trtu/user-resource/vm/list',
    '/jkt01/user-resource/vm/list',
    '/pricing/list/current',
  ]);
  expect(early('/compute/create')).toEqual([]);
});

it('asks early for nothing that the site has switched off', () => {
  const data = [
    { route: '/compute', calls: ['getPriceList'] },
    { route: '/compute', calls: ['listIpAddresses'], feature: 'ipsEnabled' },
  ];
  const early = (ipsEnabled: boolean) =>
    earlyDataFor('/compute', {
      remotes: [{ ...compute, area: { ...compute.area, data } }],
      config: { ...sites[0]?.config, ipsEnabled },
    }).filter((url) => url.includes('ip_addresses')).length;
  expect([early(true), early(false)]).toEqual([4, 0]);
});

it('asks early for what home needs of every area, the first of each before the second of any', () => {
  const home = (calls: string[], feature?: string) => [{ route: '/', calls, ...(feature ? { feature } : {}) }];
  const storage = remote('mf-storage', {
    routes: [{ prefix: '/storage' }],
    data: home(['listBuckets'], 'storageEnabled'),
  });
  const remotes = [{ ...compute, area: { ...compute.area, data: home(['listVms', 'getPriceList']) } }, storage];
  const early = (storageEnabled: boolean) =>
    earlyDataFor('/', { remotes, config: { ...sites[0]?.config, storageEnabled } }).filter(
      (url) => !/^\/(jhv|trtu|jkt01)\//.test(url),
    );
  expect(early(true)).toEqual(['/tll/user-resource/vm/list', '/storage/bucket/list', '/pricing/list/current']);
  expect(early(false)).toEqual(['/tll/user-resource/vm/list', '/pricing/list/current']);
});

it('tells the page what lists ask for first, in whatever location: nothing that is off, nothing of forms', () => {
  const data = [
    { route: '/', calls: ['listVms'] },
    { route: '/compute', calls: ['listIpAddresses'], feature: 'ipsEnabled' },
    { route: '/compute', calls: ['deleteVm', 'listVms', 'getPriceList'] },
    { route: '/compute/create', calls: ['listVmImages'] },
    { route: '/metal', calls: ['deleteVm'] },
  ];
  const linked = (ipsEnabled: boolean) =>
    linkedDataOf({ ...compute, area: { ...compute.area, data } }, { ...sites[0]?.config, ipsEnabled });
  expect(linked(true)).toEqual({ '/compute': '/*/network/ip_addresses' });
  expect(linked(false)).toEqual({ '/compute': '/*/user-resource/vm/list' });
});
