/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brands } from '@console/brands';
import type { BuiltRemote } from '@console/registry';
import { readSite } from '@console/sites';
import { BrandFiles } from './brand-files';
import { makePage, pageOf } from './console-pages';
import type { PageSources } from './site-document';

/** Bytes of the page that twenty more areas may cost on the wire: 2 KiB, their entries in its first frame, and what their lists ask for first. */
const MOST_MORE = 2048 + 300 + 80;
const NAMES = (
  'alerts backup certificates databases domains events functions gateway images inference keys logs mail messages ' +
  'monitors pipelines queues reports secrets support'
).split(' ');

/** As a build writes it: hashes are what no compression makes shorter. */
const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** An area with a list of its own, as the generator of areas makes it, and a line on home and in the search. */
function areaNamed(name: string): BuiltRemote {
  const version = `0.1.0-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  // What the edge passes on without reading it.
  const declared = {
    area: name,
    owner: `${name} team`,
    contract: '^0.1.0',
    builtWith: '0.1.0',
    navigation: [{ id: name, label: { id: `nav.${name}`, text: title }, icon: 'package', to: `/${name}`, order: 100 }],
    kinds: [{ type: name, label: { id: `kind.${name}`, text: title }, list: `/${name}`, icon: 'package' }],
  };
  return {
    name: `mf-${name}`,
    version,
    base: `/remotes/mf-${name}/${version}/`,
    entry: 'remoteEntry.js',
    integrity: hash(name),
    area: {
      name: `mf-${name}`,
      signedOut: false,
      routes: [{ prefix: `/${name}` }],
      slots: [{ slot: 'shell.search', module: './slots/search' }],
      data: [{ route: `/${name}`, calls: ['listBillingAccounts'] }],
      ...declared,
    },
    modules: { './app': [{ file: 'app.1a2b3c4d.js', integrity: hash(`${name} app`) }], './slots/search': [] },
    styles: [],
    groups: {},
  };
}

const site = readSite('default');
const first = areaNamed('compute');
const sourcesWith = (remotes: readonly BuiltRemote[]): PageSources => ({
  registryOf: () => ({
    shell: { version: '1', base: '/app/assets/1/', scripts: [{ file: 'main.js' }], styles: [], groups: {}, lazy: [] },
    remotes: [...remotes],
  }),
  configOf: async ({ config }) => config,
  allowOf: ({ allow }) => allow,
  brandFiles: new BrandFiles(),
  brands,
});
const few = sourcesWith([first]);
const many = sourcesWith([first, ...NAMES.map(areaNamed)]);
const host = 'console.acme.example';

it('a site with twenty more areas has a page of little more than 2 KiB more', async () => {
  const bytes = async (sources: PageSources): Promise<number> => {
    const request = new Request(`https://${host}/app/compute`, { headers: { 'accept-encoding': 'br' } });
    const client = { address: '203.0.113.7', protocol: 'https' } as const;
    return (await makePage(request, { site, host, client }, sources)).content.byteLength;
  };
  expect(NAMES).toHaveLength(20);
  const more = (await bytes(many)) - (await bytes(few));
  expect(more).toBeLessThan(MOST_MORE);
  expect(more).toBeGreaterThan(0);
});

it.each(['/', '/compute', '/compute/vm/tll/1'])('%s asks for no file or data of them', async (route) => {
  const requestsOf = async (sources: PageSources) => {
    const { parts } = await pageOf({ site, host }, { pathname: `/app${route}`, query: new URLSearchParams() }, sources);
    return { preloads: parts.preloads, data: parts.data, lazy: parts.lazy };
  };
  expect(await requestsOf(many)).toEqual(await requestsOf(few));
});
