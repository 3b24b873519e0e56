/** @jest-environment node */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandsFolder, readBrand } from '@console/brands';
import { sites } from '@console/sites';
import { BrandFiles } from './brand-files';
import { renderPage } from './page';

const shell = {
  version: '1',
  base: '/app/assets/1/',
  scripts: [{ file: 'main.js' }],
  styles: [{ file: 'main.css' }],
  groups: {},
  lazy: [],
};
const FILES = { 'own.css': '.shell-mark{opacity:.9}', 'first.js': 'window.first=1', 'later.js': 'window.later=1' };
const integrityOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brand-page-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The page of a brand that states these fields on top of the default brand's, and its files. */
function pageOf(fields: object): { html: string; files: BrandFiles } {
  const folder = path.join(root, 'acme');
  cpSync(path.join(brandsFolder, 'warren'), folder, { recursive: true });
  const file = path.join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(folder, name), content);
  const files = new BrandFiles();
  const brand = files.addressed(readBrand(folder));
  const [site] = sites;
  if (!site) throw new Error('The default site is gone');
  const html = renderPage(
    {
      site: { id: site.id, host: 'acme.localhost:8080' },
      environment: 'production',
      config: site.config,
      brand,
      allow: site.allow,
      registry: { shell: { version: shell.version, base: shell.base }, remotes: [] },
    },
    {
      nonce: 'abc',
      styles: { brandCss: ':root{}', fonts: [] },
      shell,
      lazy: [],
      preloads: { signedIn: [], signedOut: [] },
      data: [],
    },
  );
  return { html, files };
}

const scripts = [{ src: 'later.js' }, { src: 'first.js', waitForLoad: true }];

it('a script that is waited for stands before the console, the other one holds nothing up; both are pinned', () => {
  const { html } = pageOf({ scripts });
  const tag = (name: keyof typeof FILES) =>
    new RegExp(`<script src="/app/brand/[0-9a-f]{8}/${name}" integrity="([^"]+)" (defer|async) nonce="abc">`).exec(
      html,
    );
  const [first, later] = [tag('first.js'), tag('later.js')];
  expect(first?.slice(1)).toEqual([integrityOf(FILES['first.js']), 'defer']);
  expect(later?.slice(1)).toEqual([integrityOf(FILES['later.js']), 'async']);
  expect(first?.index).toBeLessThan(html.indexOf('src="/app/assets/1/main.js"'));
  expect(html.indexOf('consoleLostScripts')).toBeLessThan(first?.index ?? 0);
});

it('its style sheet comes after those of the console, pinned', () => {
  const { html } = pageOf({ styleSheet: 'own.css' });
  const sheet =
    /<link rel="stylesheet" href="\/app\/brand\/[0-9a-f]{8}\/own.css" integrity="([^"]+)" nonce="abc">/.exec(html);
  expect(sheet?.[1]).toBe(integrityOf(FILES['own.css']));
  expect(sheet?.index).toBeGreaterThan(html.indexOf(':root{}'));
  expect(sheet?.index).toBeGreaterThan(html.indexOf('/app/assets/1/main.css'));
});

it('files are served under the hash of their content, and nothing else of the folder is', () => {
  const { html, files } = pageOf({ scripts });
  const [url = ''] = /\/app\/brand\/[0-9a-f]{8}\/first.js/.exec(html) ?? [];
  expect(String(files.at(url))).toBe(FILES['first.js']);
  expect(files.at(url.replace('first.js', 'brand.json'))).toBeUndefined();
});

it('a brand without scripts has none in its page, and nothing that watches over them', () => {
  const { html } = pageOf({});
  expect(html).not.toMatch(/\/app\/brand\/[^"]+\.(js|css)/);
  expect(html).not.toContain('consoleLostScripts');
});
