/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brandsFolder } from '@console/brands';
import { BrandFiles } from '../brand-files';
import { liveSites, type ServedSites } from './live-sites';

let folder: string;
let lines: string[];
const newest = {
  shell: { version: '1', base: '/', scripts: [], styles: [], groups: {}, lazy: [], provides: undefined },
  remotes: [],
};
const site = (id: string, content: object): void => {
  mkdirSync(path.join(folder, 'sites', id), { recursive: true });
  const whole = { extends: 'default', hosts: [`${id}.example.com`], brand: 'warren', config: {}, ...content };
  writeFileSync(path.join(folder, 'sites', id, 'site.json'), JSON.stringify(whole));
};
const open = (settings: object = {}, prepare: (served: ServedSites) => void = () => undefined) =>
  liveSites(
    { sitesDir: path.join(folder, 'sites'), brandsDir: undefined, apiOrigin: undefined, ...settings },
    { root: folder, log: (line) => lines.push(line), newest, prepare },
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'live-'));
  lines = [];
  site('acme', {});
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes up sites that are new, changed and gone, without a restart, and extends what comes with the console', () => {
  site('umbra', {});
  const live = open();
  expect(live.now().byHost.get('acme.example.com')?.config.siteCurrency).toMatch(/^[A-Z]{3}$/);
  const acme = live.now().byHost.get('acme.example.com');
  expect(live.refresh()).toBe(false);

  site('umbra', { hosts: ['cloud.umbra.example'], config: { siteName: 'Umbra' } });
  site('third', { extends: 'umbra', hosts: ['third.example.com'] });
  expect(live.refresh()).toBe(true);
  const { byHost } = live.now();
  expect([...byHost.keys()].toSorted()).toEqual(['acme.example.com', 'cloud.umbra.example', 'third.example.com']);
  expect(byHost.get('third.example.com')?.config.siteName).toBe('Umbra');
  // What has not changed is the same one: what is kept for it holds.
  expect(byHost.get('acme.example.com')).toBe(acme);

  rmSync(path.join(folder, 'sites/third'), { recursive: true });
  expect(live.refresh()).toBe(true);
  expect(live.now().byHost.has('third.example.com')).toBe(false);
});

it('goes on with what was served where a change is wrong, says so once, and takes the mended one', () => {
  site('umbra', {});
  const live = open();
  const before = live.now();
  site('umbra', { config: { siteLocale: 'en_GB' } });
  expect(live.refresh()).toBe(false);
  expect(live.refresh()).toBe(false);
  expect(live.now()).toBe(before);
  expect(lines).toEqual([
    "umbra/site.json: config.siteLocale: 'en_GB' is no locale; write one with a hyphen, like en-GB\nWhat was served before goes on.",
  ]);
  writeFileSync(path.join(folder, 'sites/umbra/site.json'), '{ "hosts": [');
  expect(live.refresh()).toBe(false);
  expect(lines[1]).toContain('umbra/site.json: no valid JSON');
  site('umbra', { hosts: ['acme.example.com'] });
  expect(live.refresh()).toBe(false);
  expect(lines[2]).toContain("acme.example.com belongs to the site 'acme'");
  site('umbra', { api: 'https://api.umbra.example' });
  expect(live.refresh()).toBe(false);
  site('umbra', { config: { siteLocale: 'en-GB' } });
  expect(live.refresh()).toBe(true);
});

it('does not turn a sandbox into an API, or back, while it runs', () => {
  const live = open();
  site('acme', { api: 'https://api.acme.example' });
  expect(live.refresh()).toBe(false);
  expect(lines[0]).toContain('is decided when the edge starts; start it again');
});

it('takes brands from a folder of their own, beside those of the console, and their changes', () => {
  const brandsDir = path.join(folder, 'brands');
  cpSync(path.join(brandsFolder, 'warren'), path.join(brandsDir, 'umbra'), { recursive: true });
  site('umbra', { brand: 'umbra', config: { siteTheme: 'umbra' } });
  expect(() => open()).toThrow("umbra/site.json: brand: there is no brand 'umbra'");
  const live = open({ brandsDir });
  expect(live.now().brands['umbra']?.primary).toMatch(/^#/);
  expect(Object.keys(live.now().brands)).toContain('warren');

  const file = path.join(brandsDir, 'umbra/brand.json');
  const brand: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...brand, primary: '#123456' }));
  expect(live.refresh()).toBe(true);
  expect(live.now().brands['umbra']?.primary).toBe('#123456');
  writeFileSync(file, JSON.stringify({ ...brand, primary: 'blue-ish' }));
  expect(live.refresh()).toBe(false);
  expect(lines.at(-1)).toMatch(/^umbra\/brand\.json: primary: .*\nWhat was served before goes on\.$/);
  expect(live.now().brands['umbra']?.primary).toBe('#123456');
});

it('goes on with the files of brands where one of them can not be read', () => {
  const brandsDir = path.join(folder, 'brands');
  cpSync(path.join(brandsFolder, 'warren'), path.join(brandsDir, 'umbra'), { recursive: true });
  site('umbra', { brand: 'umbra', config: { siteTheme: 'umbra' } });
  const files = new BrandFiles();
  const live = open({ brandsDir }, ({ brands }) => files.reload(Object.values(brands)));
  const logo = path.join(brandsDir, 'umbra/logo.svg');
  const before = live.now();
  const address = files.urlOf(logo);
  rmSync(logo);
  mkdirSync(logo);
  expect(live.refresh()).toBe(false);
  expect(lines.at(-1)).toMatch(/EISDIR.*\nWhat was served before goes on\.$/);
  expect(live.now()).toBe(before);
  expect(files.urlOf(logo)).toBe(address);
  rmSync(logo, { recursive: true });
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(live.refresh()).toBe(true);
  expect(files.urlOf(logo)).not.toBe(address);
});

it('looks at no folder where none was named', () => {
  const live = open({ sitesDir: undefined });
  expect(live.isFollowed).toBe(false);
  expect(live.refresh()).toBe(false);
});
