/** @jest-environment node */
import { brands } from '@console/brands';
import { sites } from '@console/sites';
import type { BrandAssets } from '@console/contract/brand';
import type { Environment } from '@console/contract/environment';
import { fragmentScript } from './boot-scripts';
import { byNonce, contentSecurityPolicy } from './csp';
import { brandIcon, iconLinks, renderPage } from './page';

const shell = {
  version: '1',
  base: '/app/assets/1/',
  scripts: [{ file: 'main.js', integrity: 'sha384-m' }],
  styles: [{ file: 'main.css', integrity: 'sha384-c' }],
  groups: {},
  lazy: [],
};

function page(siteName: string, environment: Environment = 'development', siteLocale = 'en'): string {
  const [site] = sites;
  const brand = brands['warren'];
  if (!site || !brand) throw new Error('The default site is gone');
  return renderPage(
    {
      site: { id: site.id, host: 'localhost:8080' },
      environment,
      config: { ...site.config, siteName, siteLocale },
      brand,
      allow: site.allow,
      registry: { shell: { version: shell.version, base: shell.base }, remotes: [] },
    },
    {
      nonce: 'abc',
      styles: { brandCss: ':root{}', fonts: [] },
      shell,
      lazy: [{ file: 'code.js', integrity: 'sha384-l' }],
      preloads: { signedIn: [], signedOut: [] },
      data: ['/tll/user-resource/vm/list'],
    },
  );
}

it.each([
  ['en-GB', 'Warren: this console needs JavaScript.'],
  ['et_EE', 'Warren: see konsool vajab JavaScripti.'],
  ['fr', 'Warren: this console needs JavaScript.'],
])('tells browsers without scripts so, in %s', (locale, words) =>
  expect(page('Warren', 'development', locale)).toContain(`<noscript>${words}</noscript>`),
);

it('carries the site document as data that can not end its element', () => {
  const html = page('</script><script>alert(1)</script>');
  const json = /<script type="application\/json" id="site-document">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ config: { siteName: '</script><script>alert(1)</script>' } });
  expect(html).not.toContain('<script>alert');
});

describe('the icons of a brand', () => {
  const [brand] = Object.values(brands);
  if (!brand) throw new Error('There is no brand');
  const linked = (assets: Omit<BrandAssets, 'scripts'>): string[] =>
    [...iconLinks({ ...brand, assets: { ...assets, scripts: [] } }).matchAll(/rel="([^"]+)".*? href="([^"]+)"/g)].map(
      ([, rel, href]) => `${rel} ${href}`,
    );
  const [favicon, icon, png] = ['/favicon.svg', '/icon.svg', '/icon.png'] as const;

  it('are linked, all three, its favicon last of those for the tab', () =>
    expect(linked({ favicon, icon, png })).toEqual([
      'alternate icon /icon.svg',
      'icon /favicon.svg',
      'apple-touch-icon /icon.png',
    ]));

  it('stand in for a favicon that it has not', () => expect(linked({ icon })).toEqual(['icon /icon.svg']));

  it('are its mark where it has no file', () => expect(linked({})).toEqual([`icon ${brandIcon(brand)}`]));
});

it('takes tokens out of the address before any other script, style or picture', () => {
  const [, first] =
    /<head>\s*<meta charset="utf-8">\s*<script nonce="abc">([^]*?)<\/script>/.exec(page('warren')) ?? [];
  expect(first).toBe(fragmentScript);
});

it.each(['staging', 'production'] as const)('knows nothing of mock mode in %s', (environment) => {
  expect(page('warren')).toContain('enableMockApi');
  expect(page('warren', environment)).not.toMatch(/mock/i);
});

it('gives every script and style the nonce', () => {
  const html = page('warren');
  const tags = html.match(/<(script|style)[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(4);
  for (const tag of tags) expect(tag).toMatch(/nonce="abc"|type="application\/json"/);
});

it('allows nothing inline, evaluated or foreign', () => {
  const policy = contentSecurityPolicy(byNonce('abc'), {
    script: [],
    frame: [],
    connect: ['https://s3.example.com'],
    form: [],
  });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("connect-src 'self' https://s3.example.com");
  expect(policy.split('; ').find((part) => part.startsWith('script-src'))).toBe(
    "script-src 'nonce-abc' 'strict-dynamic'",
  );
});

it('vouches for the scripts and style sheets of the shell, and for what is loaded later', () => {
  const html = page('warren');
  expect(html).toContain(
    '<link rel="stylesheet" href="/app/assets/1/main.css" integrity="sha384-c" crossorigin="anonymous" nonce="abc">',
  );
  expect(html).toContain(
    '<script src="/app/assets/1/main.js" integrity="sha384-m" crossorigin="anonymous" defer nonce="abc"></script>',
  );
  expect(html).toContain('window.consoleIntegrity={"code.js":"sha384-l"}');
});

it('carries of the builds what the browser reads, and nothing of what the edge has read already', () => {
  const json = /<script type="application\/json" id="site-document">(.*)<\/script>/.exec(page('warren'))?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    registry: { shell: { version: '1', base: '/app/assets/1/' }, remotes: [] },
  });
});
