/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brands } from '@console/brands';
import { type Change, changeSite, liveRegistry, openStore, publish, readBuild } from '@console/registry';
import { buildArea, buildShell, makePublishers } from '@console/registry/testing/fixtures';
import { type SiteDefinition, sites } from '@console/sites';
import type { Backend } from '../backend';
import { BrandFiles } from '../brand-files';
import { createEdge } from '../edge';
import { liveSites } from './live-sites';
import { canariesOf, followedPublishers } from './published';
import { reportedVersions } from './reported';

const COMPUTE = 'mf-compute';
function firstSite(): SiteDefinition {
  const [found] = sites;
  if (!found) throw new Error('There is no site');
  return found;
}
const site = firstSite();
/** Another brand at the same edge. */
const umbra: SiteDefinition = { ...site, id: 'umbra', hosts: ['umbra.localhost'] };
const folder = mkdtempSync(path.join(os.tmpdir(), 'edge-registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

buildShell(folder, '1.0.0-s0');
buildArea(folder, COMPUTE, '1.0.0-c0', { feature: 'vmsEnabled' });
const keys = makePublishers(folder, { platform: {} });
const signing = { publishers: keys.publishers, signer: keys.signer('platform') };
const store = openStore('registry', {}, folder);
let isDown = false;
const down = (): Promise<never> => Promise.reject(new Error('The registry is out of reach'));
const reached: typeof store = {
  ...store,
  read: (key, limit) => (isDown ? down() : store.read(key, limit)),
  list: (prefix, after) => (isDown ? down() : store.list(prefix, after)),
};
const lines: string[] = [];
const reports: string[] = [];
const figures: unknown[] = [];

const backend: Backend = {
  paths: { api: [], fakes: [] },
  fetch: () => Promise.resolve(new Response()),
  takeFault: () => undefined,
  configOf: ({ config }) => Promise.resolve(config),
  allow: ({ allow }) => allow,
  report: async (report) => {
    reports.push(await report.text());
    return new Response();
  },
  servesHost: () => false,
  close: () => Promise.resolve(),
};

/** An edge of a fleet: its own copy, the same registry. */
function edge(name: string) {
  const log = (line: string): void => void lines.push(line);
  const served = liveSites({ sitesDir: undefined, brandsDir: undefined, apiOrigin: undefined }, { root: folder, log });
  const live = liveRegistry({
    store: reached,
    publishers: () => keys.publishers,
    cache: path.join(folder, name),
    baseOf: (one) => served.now().registryOf(one),
    log,
  });
  let address = '203.0.113.7';
  const app = createEdge({
    backend,
    takesFigures: true,
    onFigure: (figure) => figures.push(figure),
    canaries: canariesOf(live),
    published: live,
    clientOf: () => ({ address, protocol: 'https' }),
    root: folder,
    shellDist: 'dist',
    brandFiles: new BrandFiles(),
    brands,
    registryOf: (one, bucket) => live.registryOf(one, bucket),
    configOf: backend.configOf,
    allowOf: backend.allow,
    sites,
    siteNamed: () => undefined,
    siteOf: (host) => (host === 'umbra.localhost' ? umbra : site),
  });
  const send = async (target: string, init: RequestInit = {}, from = '203.0.113.7') => {
    address = from;
    return app.request(`https://localhost${target}`, { ...init, headers: { host: 'localhost', ...init.headers } }, {});
  };
  return {
    send,
    look: () => live.refresh([site, umbra]),
    file: async (version: string) => send(`/remotes/${COMPUTE}/${version}/app.1.js`),
    page: async (cookie?: string, from?: string, host = 'localhost') => {
      const response = await send('/app/', { headers: { host, ...(cookie === undefined ? {} : { cookie }) } }, from);
      const html = await response.text();
      return {
        version: /"name":"mf-compute","version":"([^"]+)"/.exec(html)?.[1],
        cookie: response.headers.get('set-cookie')?.split(';')[0],
        setCookie: response.headers.get('set-cookie'),
      };
    },
  };
}

const release = (version: string) =>
  publish(store, readBuild(buildArea(path.join(folder, 'team'), COMPUTE, version, { feature: 'vmsEnabled' })), signing);
const change = (wanted: Change, id = site.id) =>
  changeSite(store, id, wanted, { ...signing, word: { author: 'Kadri', reason: '', at: '2026-01-05T10:00:00Z' } });

it('serves a new version without a restart, and what older pages and those of other edges ask for', async () => {
  const [one, two] = [edge('one'), edge('two')];
  await one.look();
  expect(await one.page()).toMatchObject({ version: '1.0.0-c0', cookie: undefined });

  await release('1.1.0-c1');
  expect((await one.page()).version).toBe('1.0.0-c0');
  await change({ action: 'promote', target: COMPUTE, version: '1.1.0-c1' });
  await one.look();
  expect((await one.page()).version).toBe('1.1.0-c1');
  // A page of before the change goes on, and so does one of the first edge that the second one is asked for.
  expect(await (await one.file('1.0.0-c0')).text()).toBe('app of 1.0.0-c0');
  const file = await two.file('1.1.0-c1');
  expect([file.status, await file.text()]).toEqual([200, 'app of 1.1.0-c1']);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await one.file('9.9.9-zz')).status).toBe(404);
  expect((await one.send(`/remotes/${COMPUTE}/1.1.0-c1/record.json`)).status).toBe(404);

  await release('1.2.0-c2');
  await change({ action: 'promote', target: COMPUTE, version: '1.2.0-c2' });
  await one.look();
  expect((await one.page()).version).toBe('1.2.0-c2');
  expect(await (await one.file('1.1.0-c1')).text()).toBe('app of 1.1.0-c1');
  await change({ action: 'rollback', target: COMPUTE });
  await one.look();
  expect((await one.page()).version).toBe('1.1.0-c1');
});

it('keeps a canary visitor a canary visitor, and takes the canary back when its visitors meet errors', async () => {
  const one = edge('three');
  await change({ action: 'canary', target: COMPUTE, version: '1.2.0-c2', percent: 40, limit: 2 });
  await one.look();
  const visitors = [];
  for (let i = 0; i < 120; i += 1) {
    const from = `198.51.100.${i}`;
    visitors.push({ from, ...(await one.page(undefined, from)) });
  }
  const some = visitors.filter(({ version }) => version === '1.2.0-c2');
  const health: unknown = await (await one.send('/app/_health.json')).json();
  expect(health).toMatchObject({
    site: site.id,
    shell: { version: '1.0.0-s0' },
    areas: [{ name: COMPUTE, version: '1.1.0-c1', channel: 'published', problems: [] }],
  });
  const told = [
    { area: COMPUTE, version: '1.2.0-c2', loadMs: 250 },
    { area: COMPUTE, version: '0.9.0-old', failures: 2 },
    { area: 'mf-none', version: '1.0.0', failures: 1 },
  ];
  const body = JSON.stringify(told);
  const fromPage = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };
  expect((await one.send('/reports/areas', { ...fromPage, body })).status).toBe(204);
  const named = { site: site.id, brand: site.brand, area: COMPUTE };
  expect(figures).toEqual([
    { ...named, version: '1.2.0-c2', load: 0.25, failures: 0 },
    { ...named, version: 'other', load: undefined, failures: 2 },
  ]);
  expect((await one.send('/reports/areas', { ...fromPage, body: '{"area":1}' })).status).toBe(400);
  expect((await one.send('/reports/areas', { method: 'POST', body })).status).toBe(403);
  expect(some.length).toBeGreaterThan(25);
  expect(some.length).toBeLessThan(75);
  const [first] = some;
  expect(first?.setCookie).toMatch(
    /^console_bucket=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  for (const { cookie, version, from } of visitors.slice(0, 20))
    expect(await one.page(cookie, from)).toMatchObject({ version, setCookie: null });
  // A cookie that somebody made up is none.
  expect((await one.page('console_bucket=x; other=1')).setCookie).not.toBeNull();

  const report = JSON.stringify({ tags: { area_version: 'mf-compute@1.2.0-c2' } });
  const post = (from: string) =>
    one.send('/reports', { method: 'POST', body: report, headers: { 'sec-fetch-site': 'same-origin' } }, from);
  for (const { from } of some.slice(0, 1)) expect((await post(from)).status).toBe(200);
  // One visitor in a loop is one visitor, and so is one with all addresses of a network.
  for (let i = 0; i < 10; i += 1) await post(some[0]?.from ?? '');
  for (let i = 0; i < 10; i += 1) await post(`2001:db8:7:7::${i}`);
  expect((await one.page(first?.cookie)).version).toBe('1.2.0-c2');
  await post(some[2]?.from ?? '');
  expect((await one.page(first?.cookie)).version).toBe('1.1.0-c1');
  expect(lines.at(-1)).toContain('the canary mf-compute 1.2.0-c2 is taken back');
  // The report itself went its way.
  expect(reports).toHaveLength(22);
  expect(reports[0]).toBe(report);
  // Pages that have it open go on.
  expect((await one.file('1.2.0-c2')).status).toBe(200);
});

it('serves two sites on different versions at once, and goes on while the registry is out of reach', async () => {
  const one = edge('four');
  const both = async () => [
    (await one.page()).version,
    (await one.page(undefined, undefined, 'umbra.localhost')).version,
  ];
  await change({ action: 'promote', target: COMPUTE, version: '1.2.0-c2' });
  await change({ action: 'promote', target: COMPUTE, version: '1.1.0-c1' }, umbra.id);
  await one.look();
  expect(await both()).toEqual(['1.2.0-c2', '1.1.0-c1']);
  for (const version of ['1.1.0-c1', '1.2.0-c2'])
    expect(await (await one.file(version)).text()).toBe(`app of ${version}`);

  isDown = true;
  await one.look();
  expect(await both()).toEqual(['1.2.0-c2', '1.1.0-c1']);
  expect((await one.file('1.2.0-c2')).status).toBe(200);
  expect(lines.slice(-2).toSorted()).toEqual(
    [site.id, umbra.id].toSorted().map((id) => `${id}: The registry is out of reach. What ran before goes on.`),
  );
  isDown = false;
  await change({ action: 'rollback', target: COMPUTE });
  await one.look();
  expect(await both()).toEqual(['1.1.0-c1', '1.1.0-c1']);
});

it('believes a key no more that was taken out of the list, and keeps the list while it is damaged', () => {
  const { file } = makePublishers(path.join(folder, 'list'), { one: {}, two: {} });
  const told: string[] = [];
  const publishers = followedPublishers(file, (line) => told.push(line));
  expect([...publishers().keys()]).toEqual(['one', 'two']);
  writeFileSync(file, '{ "publishers"');
  expect([...publishers().keys()]).toEqual(['one', 'two']);
  expect(told).toEqual([expect.stringMatching(/no valid JSON.*The list as it was goes on\.$/)]);
  makePublishers(path.join(folder, 'list'), { two: {} });
  expect([...publishers().keys()]).toEqual(['two']);
  rmSync(file);
  expect([...publishers().keys()]).toEqual(['two']);
});

it('finds in a report which versions it is about', () => {
  const text =
    '{"filename":"https://c.example/remotes/mf-network/0.1.0-ab/app.1.js"},{"filename":"/remotes/mf-network/0.1.0-ab/x.js"},"area_version":"mf-compute@1.2.0-c2"';
  expect(reportedVersions(text)).toEqual([
    { target: 'mf-compute', version: '1.2.0-c2' },
    { target: 'mf-network', version: '0.1.0-ab' },
  ]);
  expect(reportedVersions('{"message":"It broke"}')).toEqual([]);
});
