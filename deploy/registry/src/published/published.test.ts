/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startS3, type TestS3 } from '@console/sandbox/testing/s3-server';
import { readRegistry, type Registry } from '../builds';
import { folderStore } from '../store/folder-store';
import { s3Store } from '../store/s3-store';
import { type Store, StoreError } from '../store/store';
import { buildArea, buildShell, makePublishers } from '../testing/fixtures';
import { misfits } from './fits';
import { liveRegistry } from './live-registry';
import { publish, readBuild } from './publish';
import { signed } from './signed';
import { changeSite, readSiteVersions, revisionKey } from './site-store';
import { type Change, stableOf } from './site-versions';
import { versionKey } from './version';

const folder = mkdtempSync(path.join(os.tmpdir(), 'published-'));
let s3: TestS3;
let runs = 0;
beforeAll(async () => {
  s3 = await startS3();
  await s3.newBucket('console-registry');
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const COMPUTE = 'mf-compute';
const NETWORK = 'mf-network';
const acme = { id: 'acme' };
const umbra = { id: 'umbra' };

/** Two teams and two brands: a registry, a workspace with the builds of the edge, and one edge. */
async function world(kind: 'a folder' | 'a bucket') {
  const root = path.join(folder, String((runs += 1)));
  const inBucket = { bucket: 'console-registry', prefix: String(runs), endpoint: s3.endpoint, region: 'us-east-1' };
  const store =
    kind === 'a folder' ? folderStore(path.join(root, 'registry')) : s3Store({ ...inBucket, ...(await s3.keysOf()) });
  buildShell(root, '1.0.0-s0');
  buildArea(root, COMPUTE, '1.0.0-c0');
  buildArea(root, NETWORK, '1.0.0-n0');
  const keys = makePublishers(root, {
    compute: { areas: [COMPUTE] },
    network: { areas: [NETWORK], sites: ['acme'] },
    platform: {},
  });
  const base = readRegistry(root);
  const lines: string[] = [];
  let isDown = false;
  let isSilent = false;
  let believed = keys.publishers;
  let at = Date.now();
  const down = () => Promise.reject(new StoreError('The registry is down'));
  const silence = new Promise<never>(() => undefined);
  const reach = <T>(work: () => Promise<T>): Promise<T> => (isSilent ? silence : isDown ? down() : work());
  const reached: Store = {
    place: store.place,
    read: (key, limit) => reach(() => store.read(key, limit)),
    create: (key, content) => reach(() => store.create(key, content)),
    list: (prefix, after) => reach(() => store.list(prefix, after)),
    remove: (key) => store.remove(key),
  };
  const edge = (name = 'edge') =>
    liveRegistry({
      store: reached,
      publishers: () => believed,
      cache: path.join(root, name),
      baseOf: () => base,
      log: (line) => lines.push(line),
      now: () => at,
    });
  const word = { author: 'Kadri', reason: 'a test', at: '2026-01-05T10:00:00.000Z' };
  return {
    root,
    store,
    keys,
    lines,
    edge,
    release: (area: string, version: string, by: string, options = {}) =>
      publish(store, readBuild(buildArea(path.join(root, 'teams'), area, version, options)), {
        ...keys,
        signer: keys.signer(by),
      }),
    change: (site: string, change: Change, by = 'platform') =>
      changeSite(store, site, change, { word, publishers: keys.publishers, signer: keys.signer(by) }),
    setDown: (value: boolean) => {
      isDown = value;
    },
    setSilent: (value: boolean) => {
      isSilent = value;
    },
    believe: (...names: readonly string[]) => {
      believed = new Map([...keys.publishers].filter(([name]) => names.includes(name)));
    },
    later: (ms: number) => {
      at += ms;
    },
  };
}

const promote = (target: string, version: string): Change => ({ action: 'promote', target, version });
const canary = (target: string, version: string, percent: number): Change => ({
  action: 'canary',
  target,
  version,
  percent,
  limit: 2,
});
const versionIn = ({ remotes }: Registry, area: string) => remotes.find(({ name }) => name === area)?.version;

it.each(['a folder', 'a bucket'] as const)(
  'plays two teams and two brands through publish, canary, promote, failure and rollback in %s',
  async (kind) => {
    const { release, change, edge, lines, root, keys, store } = await world(kind);
    const live = edge();
    const runs = (site: { id: string }, area: string, bucket?: number) =>
      versionIn(live.registryOf(site, bucket), area);
    const look = () => live.refresh([acme, umbra]);

    await look();
    expect([runs(acme, COMPUTE), runs(umbra, NETWORK)]).toEqual(['1.0.0-c0', '1.0.0-n0']);

    // Two teams publish at once; nothing runs by it, and a version is published once.
    expect(
      await Promise.all([release(COMPUTE, '1.1.0-c1', 'compute'), release(NETWORK, '1.1.0-n1', 'network')]),
    ).toEqual([true, true]);
    expect(await release(COMPUTE, '1.1.0-c1', 'compute')).toBe(false);
    await expect(release(COMPUTE, '1.1.0-c1', 'compute', { content: 'other' })).rejects.toThrow(
      'mf-compute 1.1.0-c1 is published with other files, and a version never changes. Raise "version"',
    );
    await expect(release(COMPUTE, '1.1.0-c2', 'network')).rejects.toThrow("'network' may not publish mf-compute");
    await look();
    expect(runs(acme, COMPUTE)).toBe('1.0.0-c0');

    // Both promote to one brand at once: neither loses the other's change. The other brand stays.
    await Promise.all([
      change('acme', promote(COMPUTE, '1.1.0-c1'), 'compute'),
      change('acme', promote(NETWORK, '1.1.0-n1'), 'network'),
    ]);
    await expect(change('umbra', promote(NETWORK, '1.1.0-n1'), 'network')).rejects.toThrow(
      "'network' may not choose the versions of umbra",
    );
    await look();
    expect([runs(acme, COMPUTE), runs(acme, NETWORK)]).toEqual(['1.1.0-c1', '1.1.0-n1']);
    expect([runs(umbra, COMPUTE), runs(umbra, NETWORK)]).toEqual(['1.0.0-c0', '1.0.0-n0']);

    // A canary for the other brand: the same tenth of all visitors, more when it grows.
    await release(COMPUTE, '1.2.0-c2', 'compute');
    await change('umbra', canary(COMPUTE, '1.2.0-c2', 10));
    await look();
    const buckets = Array.from({ length: 2000 }, (_, i) => i);
    const inCanary = () => buckets.filter((bucket) => runs(umbra, COMPUTE, bucket) === '1.2.0-c2');
    const tenth = inCanary();
    expect(tenth.length).toBeGreaterThan(140);
    expect(tenth.length).toBeLessThan(260);
    expect(inCanary()).toEqual(tenth);
    expect(runs(umbra, COMPUTE)).toBe('1.0.0-c0');
    await change('umbra', canary(COMPUTE, '1.2.0-c2', 50));
    await look();
    const half = new Set(inCanary());
    expect(half.size).toBeGreaterThan(850);
    expect(tenth.every((bucket) => half.has(bucket))).toBe(true);
    // Another edge, and the same one after a restart, choose the same visitors.
    const other = edge('second');
    await other.refresh([umbra]);
    expect(tenth.every((bucket) => versionIn(other.registryOf(umbra, bucket), COMPUTE) === '1.2.0-c2')).toBe(true);

    // Its visitors meet errors, others do not: it ends by itself, also after a restart.
    for (const bucket of buckets.slice(0, 400)) {
      const registry = live.registryOf(umbra, bucket);
      live.visited('umbra', registry, `visitor ${bucket}`);
      const version = versionIn(registry, COMPUTE) ?? '';
      if (version === '1.2.0-c2' && bucket % 5 === 0)
        live.failed('umbra', { target: COMPUTE, version }, `visitor ${bucket}`);
    }
    expect(lines.at(-1)).toMatch(
      /^umbra: the canary mf-compute 1\.2\.0-c2 is taken back: [\d.]+ % of its visitors met an error, 0\.0 %/,
    );
    expect(inCanary()).toEqual([]);
    expect(live.hasCanary('umbra')).toBe(false);
    const restarted = edge();
    await restarted.refresh([umbra]);
    expect(restarted.hasCanary('umbra')).toBe(false);
    await change('umbra', { action: 'rollback', target: COMPUTE });

    // A version whose file was changed in the store does not run: what ran before does, and the other team's change too.
    await release(COMPUTE, '1.3.0-c3', 'compute');
    const file = 'remotes/mf-compute/1.3.0-c3/app.1.js';
    await store.remove(file);
    await store.create(file, Buffer.from('tampered with'));
    await change('acme', promote(COMPUTE, '1.3.0-c3'));
    await look();
    expect(runs(acme, COMPUTE)).toBe('1.1.0-c1');
    expect(lines.join('\n')).toContain(
      'mf-compute 1.3.0-c3 does not run: mf-compute 1.3.0-c3: app.1.js is not the file that was published: it was damaged or changed',
    );
    expect(await live.folderOf(COMPUTE, '1.3.0-c3')).toBeUndefined();

    // Back in one step, and forward; what was loaded from an older version is there all the time.
    await change('acme', { action: 'rollback', target: COMPUTE });
    const first = runs(acme, NETWORK);
    await change('acme', { action: 'rollback', target: NETWORK });
    await look();
    expect([first, runs(acme, NETWORK)]).toEqual(['1.1.0-n1', '1.0.0-n0']);
    await expect(change('acme', { action: 'rollback', target: NETWORK })).rejects.toThrow(
      'mf-network has no earlier version here',
    );
    await change('acme', { action: 'forward', target: NETWORK });
    await look();
    expect(runs(acme, NETWORK)).toBe('1.1.0-n1');
    await release(NETWORK, '1.2.0-n2', 'network');
    await change('acme', promote(NETWORK, '1.2.0-n2'), 'network');
    await look();
    expect([runs(acme, COMPUTE), runs(acme, NETWORK)]).toEqual(['1.1.0-c1', '1.2.0-n2']);
    await change('acme', { action: 'rollback', target: NETWORK });
    await look();
    expect(runs(acme, NETWORK)).toBe('1.1.0-n1');
    await change('acme', { action: 'forward', target: NETWORK });
    await look();
    expect(runs(acme, NETWORK)).toBe('1.2.0-n2');
    const old = live.folderHere(NETWORK, '1.1.0-n1') ?? '';
    expect(readFileSync(path.join(old, 'app.1.js'), 'utf8')).toBe('app of 1.1.0-n1');

    const { history } = (await readSiteVersions(store, 'acme', keys.publishers)) ?? { history: [] };
    expect(
      history.slice(0, 2).map(({ action, from, to, publisher, author }) => [action, from, to, publisher, author]),
    ).toEqual([
      ['forward', '1.1.0-n1', '1.2.0-n2', 'platform', 'Kadri'],
      ['rollback', '1.2.0-n2', '1.1.0-n1', 'platform', 'Kadri'],
    ]);
    expect(readdirSync(path.join(root, 'edge', COMPUTE, 'dist')).filter((name) => name.startsWith('.'))).toEqual([]);
  },
);

it('goes on without the registry, and starts without it from what it had', async () => {
  const { release, change, edge, setDown, lines } = await world('a folder');
  await release(COMPUTE, '1.1.0-c1', 'compute');
  await change('acme', promote(COMPUTE, '1.1.0-c1'));
  const live = edge();
  await live.refresh([acme]);
  setDown(true);
  await live.refresh([acme]);
  expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
  const restarted = edge();
  await restarted.refresh([acme]);
  expect(versionIn(restarted.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
  const fresh = edge('fresh');
  await fresh.refresh([acme]);
  expect(versionIn(fresh.registryOf(acme), COMPUTE)).toBe('1.0.0-c0');
  expect(lines.at(-1)).toBe('acme: The registry is down. What ran before goes on.');
  setDown(false);
  await fresh.refresh([acme]);
  expect(versionIn(fresh.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
});

describe('an edge that was started again', () => {
  async function withTwo() {
    const here = await world('a folder');
    for (const version of ['1.1.0-c1', '1.2.0-c2', '1.3.0-c3']) await here.release(COMPUTE, version, 'compute');
    await here.change('acme', promote(COMPUTE, '1.1.0-c1'));
    await here.change('acme', promote(COMPUTE, '1.2.0-c2'), 'compute');
    const live = here.edge();
    await live.refresh([acme]);
    const runs = (one = live) => versionIn(one.registryOf(acme), COMPUTE);
    const again = async (name?: string) => {
      const started = here.edge(name);
      await started.refresh([acme]);
      return started;
    };
    expect(runs()).toBe('1.2.0-c2');
    return { ...here, live, runs, again };
  }

  it('does not go back to what somebody has set the registry back to', async () => {
    const { store, runs, again, live, change, lines } = await withTwo();
    await store.remove(revisionKey('acme', 2));
    const restarted = await again();
    expect(runs(restarted)).toBe('1.2.0-c2');
    for (const one of [live, restarted]) {
      await one.refresh([acme]);
      expect(runs(one)).toBe('1.2.0-c2');
      expect(one.state()[0]?.problems).toEqual([
        expect.stringMatching(/^sites\/acme\/00000002\.json runs and is gone from the registry, which was set back: /),
      ]);
    }
    expect(lines.at(-1)).toContain('is gone from the registry');
    // What is written in its place is taken up by all.
    await change('acme', promote(COMPUTE, '1.3.0-c3'));
    for (const one of [live, restarted]) {
      await one.refresh([acme]);
      expect([runs(one), one.state()[0]?.problems]).toEqual(['1.3.0-c3', []]);
    }
  });

  it('keeps what ran where the newest document is one that nobody believes', async () => {
    const { store, runs, again } = await withTwo();
    await store.create(revisionKey('acme', 3), Buffer.from('{}'));
    const restarted = await again();
    expect(runs(restarted)).toBe('1.2.0-c2');
    expect(restarted.state()[0]?.problems).toEqual([expect.stringContaining('00000003.json is no signed document')]);
    const fresh = await again('fresh');
    expect(runs(fresh)).toBe('1.2.0-c2');
    expect(fresh.state()[0]?.problems).toEqual([expect.stringContaining('00000003.json is no signed document')]);
  });

  it('keeps what ran where its document was written over', async () => {
    const { store, runs, again, live, setDown } = await withTwo();
    await store.remove(revisionKey('acme', 2));
    await store.create(revisionKey('acme', 2), Buffer.from('{}'));
    await live.refresh([acme]);
    expect(runs()).toBe('1.2.0-c2');
    setDown(true);
    expect(runs(await again())).toBe('1.2.0-c2');
  });

  it('runs what it ran before a registry answers that may never do so', async () => {
    const { edge, runs, setSilent } = await withTwo();
    setSilent(true);
    const restarted = edge();
    void restarted.refresh([acme]);
    const deadline = Date.now() + 15_000;
    while (runs(restarted) !== '1.2.0-c2' && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(runs(restarted)).toBe('1.2.0-c2');
  });

  it('takes up an older document where the one that ran is believed no more, and was taken away', async () => {
    const { store, runs, live, believe } = await withTwo();
    believe('platform', 'network');
    await live.refresh([acme]);
    expect(runs()).toBe('1.2.0-c2');
    expect(live.state()[0]?.problems).toEqual([expect.stringContaining("signed by 'compute', who is not in the list")]);
    await store.remove(revisionKey('acme', 2));
    const first = await store.read(revisionKey('acme', 1));
    await store.remove(revisionKey('acme', 1));
    await live.refresh([acme]);
    expect(runs()).toBe('1.2.0-c2');
    expect(live.state()[0]?.problems).toEqual([
      expect.stringContaining('is gone from the registry and is believed no'),
    ]);
    await store.create(revisionKey('acme', 1), first ?? Buffer.from(''));
    await live.refresh([acme]);
    expect(live.state()[0]).toMatchObject({ revision: 1, running: { revision: 1 } });
  });
});

it('takes from the registry what a copy that can not be used does not have', async () => {
  const { release, change, edge, root } = await world('a folder');
  await release(COMPUTE, '1.1.0-c1', 'compute');
  await change('acme', promote(COMPUTE, '1.1.0-c1'));
  mkdirSync(path.join(root, 'edge'));
  writeFileSync(path.join(root, 'edge/documents'), 'no folder');
  const live = edge();
  for (let i = 0; i < 2; i += 1) {
    await live.refresh([acme]);
    expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
  }
});

it('keeps of what nobody needs any more the newest, and fetches the rest again where a page asks', async () => {
  const { release, change, edge, later, root, store } = await world('a folder');
  const DAY_MS = 24 * 60 * 60 * 1000;
  const live = edge();
  const dist = path.join(root, 'edge/mf-compute/dist');
  const documents = path.join(root, 'edge/documents');
  const versions = Array.from({ length: 14 }, (_, i) => `1.${i}.0-c`);
  for (const version of versions) {
    await release(COMPUTE, version, 'compute');
    await live.folderOf(COMPUTE, version);
  }
  await change('acme', promote(COMPUTE, '1.0.0-c'));
  for (let i = 0; i < 5; i += 1) {
    await change('acme', canary(COMPUTE, '1.1.0-c', 10 + i));
    await live.refresh([acme]);
  }
  for (const [i, version] of versions.entries()) utimesSync(path.join(dist, version), i, i);
  mkdirSync(path.join(dist, '.new-left'));
  utimesSync(path.join(dist, '.new-left'), 1, 1);
  later(2 * DAY_MS);
  // A page that is open asks for one of them all the time.
  live.folderHere(COMPUTE, '1.2.0-c');
  await live.refresh([acme]);
  expect(readdirSync(dist)).toHaveLength(13);
  expect(readdirSync(dist)).not.toContain('1.3.0-c');
  const kept = readdirSync(documents, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  expect(kept.filter((name) => name.includes('sites/acme'))).toHaveLength(3);
  expect(kept.filter((name) => name.includes('remotes/'))).toHaveLength(13);
  expect(live.folderHere(COMPUTE, '1.3.0-c')).toBeUndefined();
  const found = (await live.folderOf(COMPUTE, '1.3.0-c')) ?? '';
  expect(readFileSync(path.join(found, 'app.1.js'), 'utf8')).toBe('app of 1.3.0-c');
  expect(await store.read(versionKey(COMPUTE, '1.3.0-c'))).toBeDefined();
});

it('looks once at a time', async () => {
  const { edge, store } = await world('a folder');
  const live = edge();
  const requested = jest.spyOn(store, 'list');
  await Promise.all([live.refresh([acme]), live.refresh([acme])]);
  expect(requested).toHaveBeenCalledTimes(1);
});

it('asks a registry for no more than so many made-up versions, also at once', async () => {
  const { edge, store } = await world('a folder');
  const live = edge();
  const requested = jest.spyOn(store, 'read');
  await Promise.all(Array.from({ length: 300 }, (_, i) => live.folderOf(COMPUTE, `9.9.${i}-zz`)));
  expect(requested).toHaveBeenCalledTimes(100);
});

it('takes no word of somebody who is not in the list, who may not say it, or of another place', async () => {
  const { release, change, edge, store, keys, root, lines } = await world('a folder');
  await release(COMPUTE, '1.1.0-c1', 'compute');
  const first = await change('acme', promote(COMPUTE, '1.1.0-c1'));
  const live = edge();
  await live.refresh([acme, umbra]);

  const stranger = makePublishers(path.join(root, 'elsewhere'), { platform: {} }).signer('platform');
  const next = { ...first, revision: 2, targets: {} };
  const words = [
    [signed(revisionKey('acme', 2), next, stranger), "the signature of 'platform' does not fit what it says"],
    [signed(revisionKey('umbra', 2), next, keys.signer('platform')), 'does not fit what it says'],
    [signed(revisionKey('acme', 2), { ...next, revision: 7 }, keys.signer('platform')), 'is revision 7 of acme'],
    [signed(revisionKey('acme', 2), { site: 'acme' }, keys.signer('platform')), 'revision: Invalid key'],
    [Buffer.from('{'), 'is no signed document'],
  ] as const;
  for (const [content, reason] of words) {
    await store.create(revisionKey('acme', 2), content);
    await live.refresh([acme, umbra]);
    expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
    expect(lines.at(-1)).toContain(reason);
    await expect(change('acme', promote(COMPUTE, '1.0.0-c0'))).rejects.toThrow(reason);
    await store.remove(revisionKey('acme', 2));
  }
  // The team of another area may not publish this one, wherever it puts it.
  const key = versionKey(COMPUTE, '1.4.0-c4');
  await store.create(key, signed(key, { kind: 'area' }, keys.signer('network')));
  await change('acme', promote(COMPUTE, '1.4.0-c4'));
  await live.refresh([acme]);
  expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
  expect(lines.join('\n')).toContain("is signed by 'network', who may not publish mf-compute");
});

it('publishes anew what broke off, and what a later file replaces is never half', async () => {
  const { release, store } = await world('a folder');
  await store.create('remotes/mf-compute/1.1.0-c1/app.1.js', Buffer.from('half'));
  expect(await release(COMPUTE, '1.1.0-c1', 'compute')).toBe(true);
  expect(String(await store.read('remotes/mf-compute/1.1.0-c1/app.1.js'))).toBe('app of 1.1.0-c1');
});

it('leaves a version whole that somebody else has published at the same moment', async () => {
  const { root, release, keys, store } = await world('a folder');
  const key = versionKey(COMPUTE, '1.1.0-c1');
  const build = readBuild(buildArea(path.join(root, 'other'), COMPUTE, '1.1.0-c1', { content: 'other' }));
  let isFirst = true;
  // Between the first look and the first file of one, the other publishes all of it.
  const read: Store['read'] = async (name, limit) => {
    const found = await store.read(name, limit);
    if (name !== key || !isFirst) return found;
    isFirst = false;
    await release(COMPUTE, '1.1.0-c1', 'compute');
    return found;
  };
  await expect(publish({ ...store, read }, build, { ...keys, signer: keys.signer('compute') })).rejects.toThrow(
    'is published with other files',
  );
  expect(String(await store.read('remotes/mf-compute/1.1.0-c1/app.1.js'))).toBe('app of 1.1.0-c1');
});

it('fetches for a page of another edge what this one does not run yet, and asks once for what is not there', async () => {
  const { release, change, edge, setDown, store } = await world('a folder');
  await release(COMPUTE, '1.1.0-c1', 'compute');
  const live = edge();
  const found = await live.folderOf(COMPUTE, '1.1.0-c1');
  expect(existsSync(path.join(found ?? '', 'remoteEntry.js'))).toBe(true);
  expect(await live.folderOf(COMPUTE, '9.9.9-zz')).toBeUndefined();
  setDown(true);
  expect(await live.folderOf(COMPUTE, '9.9.9-zz')).toBeUndefined();
  expect(await live.folderOf('../../etc', '1')).toBeUndefined();
  setDown(false);
  // Somebody who makes addresses up: the registry is asked so often, and for what a site runs all the same.
  const requested = jest.spyOn(store, 'read');
  for (let i = 0; i < 300; i += 1) await live.folderOf(COMPUTE, `9.9.${i}-zz`);
  expect(requested.mock.calls.length).toBeLessThan(100);
  await release(COMPUTE, '1.2.0-c2', 'compute');
  expect(await live.folderOf(COMPUTE, '1.2.0-c2')).toBeUndefined();
  await change('acme', promote(COMPUTE, '1.2.0-c2'));
  await live.refresh([acme]);
  expect(await live.folderOf(COMPUTE, '1.2.0-c2')).toBeDefined();
});

it('fetches anew what was changed on its own disk, and tries again what was out of reach', async () => {
  const { release, change, edge, root, later, store } = await world('a folder');
  await release(COMPUTE, '1.1.0-c1', 'compute');
  await change('acme', promote(COMPUTE, '1.1.0-c1'));
  await edge().refresh([acme]);
  const file = path.join(root, 'edge/mf-compute/dist/1.1.0-c1/app.1.js');
  writeFileSync(file, 'tampered with');
  await edge().refresh([acme]);
  expect(readFileSync(file, 'utf8')).toBe('app of 1.1.0-c1');

  await change('acme', promote(COMPUTE, '1.5.0-c5'));
  const live = edge();
  await live.refresh([acme]);
  expect(live.state()[0]?.problems).toEqual(['mf-compute 1.5.0-c5 does not run: mf-compute 1.5.0-c5 is not published']);
  expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('1.1.0-c1');
  await release(COMPUTE, '1.5.0-c5', 'compute');
  later(60_000);
  await live.refresh([acme]);
  expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('1.5.0-c5');
  expect(await store.list('sites/umbra/')).toEqual([]);
});

it('takes a shell only with all areas that the site runs, and areas only where they fit it', async () => {
  const { change, edge, root, keys, store, release, lines } = await world('a folder');
  const platform = { ...keys, signer: keys.signer('platform') };
  await publish(store, readBuild(buildShell(path.join(root, 'teams'), '2.0.0-s2', { contract: '0.2.0' })), platform);
  await change('acme', promote('shell', '2.0.0-s2'));
  const live = edge();
  await live.refresh([acme]);
  expect(live.registryOf(acme).shell.version).toBe('1.0.0-s0');
  expect(lines[0]).toContain('mf-compute 1.0.0-c0: it was built with contract 0.1.0, the shell has 0.2.0');
  for (const [area, version] of [
    [COMPUTE, '2.0.0-c2'],
    [NETWORK, '2.0.0-n2'],
  ] as const) {
    await release(area, version, 'platform', { builtWith: '0.2.0' });
    await change('acme', promote(area, version));
  }
  await live.refresh([acme]);
  expect(live.registryOf(acme).shell.version).toBe('2.0.0-s2');
  expect(versionIn(live.registryOf(acme), COMPUTE)).toBe('2.0.0-c2');
  // The two sites run different versions at once.
  expect(live.registryOf(umbra).shell.version).toBe('1.0.0-s0');
  expect(stableOf((await readSiteVersions(store, 'acme', keys.publishers)) ?? { targets: {} }, 'shell')).toBe(
    '2.0.0-s2',
  );
});

it.each([
  ['another contract', { builtWith: '9.0.0' }, 'it was built with contract 9.0.0, the shell has 0.1.0'],
  [
    'a newer shared package',
    { shared: { react: '19.9.0' } },
    'it was built against react 19.9.0, the shell has 19.3.1',
  ],
  ['one that is not shared', { shared: { preact: '1.0.0' } }, 'it needs preact, which the shell does not share'],
  [
    'a slot that it does not export',
    { slots: [{ slot: 'home.resources', module: './slots/home' }] },
    'it declares ./slots/home and does not export it',
  ],
  ['a place that is not there', { slots: [{ slot: 'home.roof', module: './app' }] }, "it fills 'home.roof', a place"],
  ['a setting that nobody knows', { feature: 'moonEnabled' }, "it is switched by 'moonEnabled', a setting"],
  ['a group that is not there', { groups: { './app': ['@console/ui/charts'] } }, 'it needs @console/ui/charts, which'],
])('says why %s does not fit', (_, options, reason) => {
  const root = mkdtempSync(path.join(folder, 'fits-'));
  buildShell(root, '1.0.0-s0');
  buildArea(root, COMPUTE, '1.0.0-c0', options);
  const { shell, remotes } = readRegistry(root);
  expect(remotes.flatMap((remote) => misfits(remote, shell))).toEqual([expect.stringContaining(reason)]);
});

it('vouches for the script of the chat frame, built here or published', async () => {
  const { root, store, keys, change, edge } = await world('a folder');
  const hash = { file: 'chat-frame.js', integrity: expect.stringMatching(/^sha384-/) };
  expect(readRegistry(root).shell.chatFrame).toEqual(hash);
  const shell = buildShell(path.join(root, 'teams'), '1.1.0-s1');
  await publish(store, readBuild(shell), { ...keys, signer: keys.signer('platform') });
  await change('acme', promote('shell', '1.1.0-s1'));
  const live = edge();
  await live.refresh([acme]);
  expect(live.registryOf(acme).shell).toMatchObject({ version: '1.1.0-s1', chatFrame: hash });
  writeFileSync(path.join(shell, 'chat-frame.js'), 'something else');
  expect(() => readBuild(shell)).toThrow('chat-frame.js is not the file that its record vouches for');
});

it('refuses a build that lacks what it names, or says nothing of itself', () => {
  const root = mkdtempSync(path.join(folder, 'build-'));
  const area = buildArea(root, COMPUTE, '1.0.0-c0');
  rmSync(path.join(area, 'app.1.js'));
  expect(() => readBuild(area)).toThrow(
    'mf-compute 1.0.0-c0: it names app.1.js, which is not among its files. Build it anew.',
  );
  const changed = buildArea(root, COMPUTE, '1.0.1-c1');
  writeFileSync(path.join(changed, 'app.1.js'), 'something else');
  expect(() => readBuild(changed)).toThrow('app.1.js is not the file that its record vouches for. Build it anew.');
  expect(() => readBuild(root)).toThrow('is no build');
});
