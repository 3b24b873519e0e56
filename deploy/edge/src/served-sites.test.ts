/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sites } from '@console/sites';
import { apisOf, hostToOpen, servedSites } from './served-sites';

const [site] = sites;
if (!site) throw new Error('There is no site');
const acme = { ...site, id: 'acme', api: 'https://api.acme.example' };

it('shows demo sites beside the sandbox, and none beside a real API', () => {
  const ids = (apiOrigin?: string) => servedSites({ sitesDir: undefined, apiOrigin }).map(({ id }) => id);
  expect(ids()).toEqual(expect.arrayContaining(['default', 'metal', 'demo-pilvio']));
  expect(ids('https://api.example.com')).toEqual(['default', 'metal']);
});

it('leaves sites without an API to the sandbox', () => expect(apisOf([site], undefined)).toBeUndefined());

it('leads each site to its own API, or to the one of all', () => {
  const originOf = apisOf([site, acme], 'https://api.example.com');
  expect([originOf?.(site), originOf?.(acme)]).toEqual(['https://api.example.com', 'https://api.acme.example']);
});

it('runs no sandbox beside a real API: a site without one is an error that says what to do', () => {
  expect(() => apisOf([acme, site], undefined)).toThrow('default/site.json: api: missing, while other sites have one');
});

it.each([
  ['this machine, where a site answers there', [['console.acme.example'], ['127.0.0.1', 'localhost']], 'localhost'],
  [
    'else the first host of the first site',
    [['console.acme.example', 'acme.example'], ['umbra.example']],
    'console.acme.example',
  ],
])('names a host to open: %s', (_, hosts, host) =>
  expect(hostToOpen(hosts.map((names) => ({ hosts: names })))).toBe(host),
);

it("sends no reports to the sandbox's project beside a real API, and keeps those to a service", () => {
  const dsns = (apiOrigin?: string) =>
    servedSites({ sitesDir: undefined, apiOrigin }).map(({ reporting }) => reporting?.dsn);
  expect(site.reporting?.dsn).toBe('http://sandbox@localhost/1');
  expect(dsns()).toContain('http://sandbox@localhost/1');
  expect(dsns('https://api.example.com')).toEqual([undefined, undefined]);

  const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  const dsn = 'https://key@errors.acme.example/7';
  const write = (id: string, own: object) => {
    mkdirSync(path.join(folder, id));
    const file = { extends: 'default', hosts: [`${id}.example`], brand: 'warren', config: {}, api: acme.api, ...own };
    writeFileSync(path.join(folder, id, 'site.json'), JSON.stringify(file));
  };
  write('acme', {});
  write('umbra', { reporting: { dsn } });
  const served = servedSites({ sitesDir: folder, apiOrigin: undefined });
  rmSync(folder, { recursive: true });
  expect(served.map(({ id, reporting }) => [id, reporting?.dsn])).toEqual([
    ['acme', undefined],
    ['umbra', dsn],
  ]);
});
