/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brands } from '@console/brands';
import type { BuiltRemote } from '@console/registry';
import { sites } from '@console/sites';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { isHandedOut } from '../assets';
import { BrandFiles } from '../brand-files';
import type { PageSources } from '../site-document';
import { nginxFiles } from './nginx';
import { routesOf, staticPages } from './static-pages';

const compute: BuiltRemote = {
  name: 'mf-compute',
  version: '1',
  base: '/remotes/mf-compute/1/',
  entry: 'remoteEntry.js',
  integrity: 'sha256-entry',
  area: {
    name: 'mf-compute',
    signedOut: true,
    routes: [
      { prefix: '/compute', feature: 'vmsEnabled' },
      { prefix: '/metal', feature: 'none' },
    ],
    slots: [],
    data: [{ route: '/compute', calls: ['listVms'] }],
  },
  modules: {
    './app': [{ file: 'app.js', integrity: 'sha256-app' }],
    '#compute-create': [{ file: 'create.js', integrity: 'sha256-create' }],
    '#metal': [{ file: 'metal.js', integrity: 'sha256-metal' }],
    '#texts-de-json': [],
  },
  styles: [],
  groups: {},
};
const shell = {
  version: '1',
  base: '/app/assets/1/',
  scripts: [{ file: 'main.js', integrity: 'sha256-main' }],
  styles: [{ file: 'main.css', integrity: 'sha256-css' }],
  groups: {},
  lazy: [
    { file: 'menu.js', integrity: 'sha256-menu' },
    { file: 'dev-gallery.js', integrity: 'sha256-gallery' },
  ],
};
const sources: PageSources = {
  registryOf: () => ({ shell, remotes: [compute] }),
  configOf: async ({ config }) => config,
  allowOf: ({ allow }) => ({ ...allow, connect: ['https://api.acme.example'] }),
  brandFiles: new BrandFiles(),
  brands,
};

async function made() {
  const [site] = sites;
  if (!site) throw new Error('The default site is gone');
  const { pages } = await staticPages(
    {
      site,
      host: 'console.acme.example',
      adapt: (document) => ({ ...document, api: 'https://api.acme.example' }),
      isWanted: (file) => isHandedOut(file, 'production'),
    },
    sources,
  );
  return pages;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);
/** The policy in a page, as a browser reads it. */
const inPage = (html: string): string =>
  (/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'");

it('has a page for each route whose first files or data differ, and for all others', async () => {
  expect(routesOf([compute], { vmsEnabled: true })).toEqual(['/compute', '/compute/create']);
  const pages = await made();
  expect(pages.map(({ file }) => file)).toEqual([
    'app/index.html',
    'app/compute/index.html',
    'app/compute/create/index.html',
    'app/other/index.html',
    'app/vendor.html',
  ]);
});

it('lets in what a page carries, by hash, and nothing else that is inline', async () => {
  for (const { html, policy } of await made()) {
    expect(html).not.toMatch(/nonce="/);
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => hashOf(code));
    expect(inline.length).toBeGreaterThan(4);
    const scripts = directive(policy, 'script-src');
    expect(scripts).toEqual(expect.arrayContaining([...inline, "'sha256-main'", "'sha256-entry'", "'strict-dynamic'"]));
    expect(scripts.join(' ')).not.toMatch(/unsafe|nonce|'self'/);
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(directive(policy, 'style-src')).toEqual(["'self'", hashOf(css), hashOf('')]);
  }
});

it('says the policy in the page, too, before anything that it is about, without what only a header can say', async () => {
  for (const { html, policy } of await made()) {
    expect(inPage(html).split('; ')).toEqual(policy.split('; ').filter((part) => !part.startsWith('frame-ancestors')));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|style|link)/));
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

it('asks for Trusted Types on every page but the one of a vendor that knows none', async () => {
  const asking = (await made()).filter(({ policy }) => policy.includes('require-trusted-types-for'));
  const all = await made();
  expect(all.filter((page) => !asking.some(({ file }) => file === page.file)).map(({ file }) => file)).toEqual([
    'app/vendor.html',
  ]);
});

it('has a policy in which nothing is found', async () => {
  for (const { policy } of await made()) {
    // Hosts of processors: browsers that know no 'strict-dynamic' need them.
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  }
});

it('knows nothing that is for development, and no time', async () => {
  for (const { html } of await made()) {
    expect(html).not.toMatch(/dev-gallery|enableMockApi/);
    expect(html).toContain('"sha256-menu"');
  }
});

it('asks the API itself for first data, at the route that it is of only', async () => {
  const files = new Map((await made()).map(({ file, html }) => [file, html]));
  const html = files.get('app/compute/index.html') ?? '';
  expect(html).toContain('"https://api.acme.example/api/v1"');
  expect(html).toContain('!=="/app/compute"');
  expect(files.get('app/compute/create/index.html')).not.toContain('consoleEarly');
});

describe('for nginx', () => {
  const files = async (api?: string) => Object.fromEntries(nginxFiles(await made(), api));

  it('the longest rule comes first, and a page of a vendor before all', async () => {
    const rules = [...((await files())['http.conf'] ?? '').matchAll(/^ {4}"~(\^\/app\S* ?\S*)" "(\/app\/\S+)";$/gm)];
    expect(rules.map(([, , file]) => file)).toEqual([
      '/app/vendor.html',
      '/app/compute/create/index.html',
      '/app/compute/index.html',
      '/app/index.html',
    ]);
  });

  it('no word is longer than it reads', async () => {
    for (const text of Object.values(await files())) {
      for (const [word] of text.matchAll(/"[^"]*"/g)) expect(word.length).toBeLessThan(4096);
    }
  });

  it('passes /api on only where it is told to', async () => {
    expect((await files())['server.conf']).not.toContain('proxy_pass');
    const passing = (await files('https://api.acme.example'))['server.conf'] ?? '';
    expect(passing).toContain('proxy_pass https://api.acme.example;');
    expect(passing).toContain('proxy_ssl_verify on;');
    expect(passing).toContain('proxy_hide_header set-cookie;');
  });
});
