/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brands } from '@console/brands';
import { sites, type SiteDefinition } from '@console/sites';
import { isHandedOut } from '../assets';
import { BrandFiles } from '../brand-files';
import { demoConfig, demoOf, isOfDemo } from './demo';
import { staticPages } from './static-pages';
import { copyVersion } from './write-files';

const site = (): SiteDefinition => {
  const [first] = sites;
  if (!first) throw new Error('The default site is gone');
  return { ...first, overrides: ['https://areas.example.com'] };
};

describe('what is put out of a build', () => {
  const OF_DEMO = ['dev-mock.1.css', 'dev-mock.1.js', 'dev-sandbox-2.1.js', 'dev-sandbox.js', 'dev-stub.1.js'];
  const NEVER = ['dev-gallery.1.js', 'dev-pseudo.1.js', 'dev-sign-in.1.js', 'dev-stubborn.1.js'];
  let build = '';
  beforeEach(() => {
    build = mkdtempSync(path.join(os.tmpdir(), 'export-demo-'));
    for (const file of [...OF_DEMO, ...NEVER, 'main.js']) writeFileSync(path.join(build, file), '1');
  });
  afterEach(() => rmSync(build, { recursive: true }));
  const copied = (isWanted: (file: string) => boolean): string[] => {
    const out = path.join(build, 'out');
    copyVersion(build, out, isWanted);
    return readdirSync(out).toSorted();
  };

  it('a demo has the sandbox and its sign-in, and nothing else of development', () =>
    expect(copied(isOfDemo)).toEqual([...OF_DEMO, 'main.js']));

  it.each(['staging', 'production'] as const)('any other site in %s has nothing of it', (environment) =>
    expect(copied((file) => isHandedOut(file, environment))).toEqual(['main.js']),
  );
});

it('offers what works in a browser alone', () => {
  const { config } = site();
  const offered = demoConfig({ ...config, chatEnabled: true, authDomain: 'login.example.com' });
  expect(offered).toMatchObject({ authDomain: null, storageEnabled: false, chatEnabled: false, vmsEnabled: true });
  const names = offered.paymentProcessors?.map(({ keyword }) => keyword);
  expect(names).toEqual(['stripe', 'sslcommerz', 'duitku', 'adyen', 'clictopay', 'coingate', 'invoice']);
});

it('has pages that say that it is one, and talk to nobody', async () => {
  const { host, config, allow, isWanted, facts } = demoOf(site());
  const shell = {
    version: '1',
    base: '/app/assets/1/',
    scripts: [{ file: 'main.js', integrity: 'sha256-main' }],
    styles: [],
    groups: {},
    lazy: ['dev-gallery.1.js', 'dev-mock.1.js'].map((file) => ({ file, integrity: `sha256-${file}` })),
  };
  const compute = {
    name: 'mf-compute',
    version: '1',
    base: '/remotes/mf-compute/1/',
    entry: 'remoteEntry.js',
    integrity: 'sha256-entry',
    area: {
      name: 'mf-compute',
      signedOut: true,
      routes: [{ prefix: '/compute' }],
      slots: [],
      data: [{ route: '/compute', calls: ['listVms'] }],
    },
    modules: { './app': [] },
    styles: [],
    groups: {},
  };
  const { pages, document } = await staticPages(
    { site: site(), host, adapt: (plain) => ({ ...plain, ...facts }), isWanted },
    {
      registryOf: () => ({ shell, remotes: [compute] }),
      configOf: async () => config,
      allowOf: () => allow,
      brandFiles: new BrandFiles(),
      brands,
    },
  );
  expect(document).toMatchObject({ environment: 'production', demo: { email: 'customer@example.com' } });
  expect(pages.map(({ file }) => file)).toEqual(['app/index.html', 'app/compute/index.html', 'app/other/index.html']);
  for (const { html, policy } of pages) {
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["connect-src 'self'", "frame-src 'none'"]));
    expect(html).toContain('"demo":{"email":"customer@example.com"}');
    expect(html).toContain('sha256-dev-mock');
    expect(html).not.toMatch(/dev-gallery|enableMockApi|consoleEarly|areas\.example\.com/);
  }
});
