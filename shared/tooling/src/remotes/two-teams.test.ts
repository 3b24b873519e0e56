/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { liveRegistry, openStore, readPublishers, readRegistry } from '@console/registry';
import { buildArea, buildShell, makePublishers } from '@console/registry/testing/fixtures';
import { startS3, type TestS3 } from '@console/sandbox/testing/s3-server';
import { sitesFolder } from '@console/sites';
import { remotesCommand } from './command';

const COMPUTE = 'mf-compute';
const NETWORK = 'mf-network';
const [acme, umbra] = [{ id: 'acme' }, { id: 'umbra' }];
const folder = mkdtempSync(path.join(os.tmpdir(), 'two-teams-'));
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
  await s3.newBucket('console-registry');
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

/** A workspace with two sites, the keys of two teams and of an operator, and where their registry is. */
async function world(kind: 'a folder' | 'a bucket') {
  const root = path.join(folder, kind);
  buildShell(root, '1.0.0-s0');
  buildArea(root, COMPUTE, '1.0.0-c0');
  buildArea(root, NETWORK, '1.0.0-n0');
  const sites = path.join(root, 'sites');
  cpSync(path.join(sitesFolder, 'default'), path.join(sites, acme.id), { recursive: true });
  mkdirSync(path.join(sites, umbra.id));
  const other = {
    extends: acme.id,
    hosts: ['umbra.example.com'],
    brand: 'dataxion',
    config: { siteTheme: 'dataxion' },
  };
  writeFileSync(path.join(sites, umbra.id, 'site.json'), JSON.stringify(other));
  const keys = makePublishers(root, {
    compute: { areas: [COMPUTE] },
    network: { areas: [NETWORK], sites: [acme.id] },
    operator: {},
  });
  const { accessKeyId, secretAccessKey } = await s3.keysOf();
  const bucket = {
    REGISTRY: 's3://console-registry/prod',
    AWS_ENDPOINT_URL: s3.endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const env = {
    REGISTRY_PUBLISHERS: keys.file,
    SITES: sites,
    ...(kind === 'a bucket' ? bucket : { REGISTRY: 'registry' }),
  };
  const store = openStore(env.REGISTRY, env, root);

  /** Gives a command with somebody's key. @returns what it says */
  const as = (who: string) => async (line: string) => {
    const said: string[] = [];
    await remotesCommand(line.split(' '), {
      root,
      cwd: root,
      env: { ...env, REGISTRY_KEY: keys.pem(who) },
      log: (text) => said.push(text),
      now: () => new Date(),
      build: () => Promise.reject(new Error('Nothing is to be built')),
    });
    return said.join('\n');
  };
  const built = (area: string, version: string, options = {}): string =>
    path.relative(root, buildArea(path.join(root, 'teams'), area, version, options));

  const lines: string[] = [];
  const live = liveRegistry({
    store,
    publishers: () => readPublishers(keys.file),
    cache: path.join(root, 'edge'),
    baseOf: () => readRegistry(root),
    log: (line) => lines.push(line),
  });
  const runs = async (site: { id: string }, bucket?: number) => {
    await live.refresh([acme, umbra]);
    return live
      .registryOf(site, bucket)
      .remotes.map(({ version }) => version)
      .toSorted();
  };
  return { as, built, runs, live, lines, store };
}

it.each(['a folder', 'a bucket'] as const)(
  'two teams and two brands: publish, canary, promote, failure and rollback by the command in %s',
  async (kind) => {
    const { as, built, runs, live, lines, store } = await world(kind);
    const [compute, network, operator] = [as('compute'), as('network'), as('operator')];

    // Each publishes its own area, at once; nothing runs it yet, and nobody publishes the other's.
    const [one, two] = [built(COMPUTE, '1.1.0-c1'), built(NETWORK, '1.1.0-n1')];
    const told = await Promise.all([compute(`publish --built ${one}`), network(`publish --built ${two}`)]);
    expect(told).toEqual([
      expect.stringContaining('Published mf-compute'),
      expect.stringContaining('Published mf-network'),
    ]);
    await expect(network(`publish --built ${built(COMPUTE, '1.1.1-x')}`)).rejects.toThrow(
      "'network' may not publish mf-compute",
    );
    expect(await runs(acme)).toEqual(['1.0.0-c0', '1.0.0-n0']);

    // Both promote at once: neither loses the other's change, and the other brand stays.
    await Promise.all([compute('promote mf-compute --site acme'), network('promote mf-network --site acme')]);
    expect(await runs(acme)).toEqual(['1.1.0-c1', '1.1.0-n1']);
    expect(await runs(umbra)).toEqual(['1.0.0-c0', '1.0.0-n0']);
    await expect(network('promote mf-network --site umbra')).rejects.toThrow(
      "'network' may not choose the versions of umbra",
    );

    // A canary for one brand: some of the visitors, the same ones again.
    await compute(`publish --built ${built(COMPUTE, '1.2.0-c2')}`);
    expect(await compute('canary mf-compute --percent 30 --site umbra')).toContain('30 % of the visitors 1.2.0-c2');
    const everybody = Array.from({ length: 200 }, (_, bucket) => bucket);
    const chosen = async () => {
      await live.refresh([umbra]);
      return everybody.filter((bucket) =>
        live.registryOf(umbra, bucket).remotes.some(({ version }) => version === '1.2.0-c2'),
      );
    };
    const some = await chosen();
    expect(some.length).toBeGreaterThan(30);
    expect(some.length).toBeLessThan(90);
    expect(await chosen()).toEqual(some);

    // It goes wrong: the edge takes it back by itself, and the team for all edges.
    for (const bucket of everybody) {
      live.visited(umbra.id, live.registryOf(umbra, bucket), `visitor ${bucket}`);
      if (some.includes(bucket)) live.failed(umbra.id, { target: COMPUTE, version: '1.2.0-c2' }, `visitor ${bucket}`);
    }
    expect(await chosen()).toEqual([]);
    expect(lines.at(-1)).toContain('the canary mf-compute 1.2.0-c2 is taken back');
    expect(await compute('rollback mf-compute --site umbra --reason errors')).toContain("the edge's own build");

    await compute('promote mf-compute 1.1.0-c1 --site umbra');
    expect(await runs(umbra)).toEqual(['1.0.0-n0', '1.1.0-c1']);

    // What does not fit is refused before it goes live, what was damaged afterwards by the edge; the rest goes on.
    await compute(`publish --built ${built(COMPUTE, '2.0.0-c9', { builtWith: '9.0.0' })}`);
    await expect(compute('promote mf-compute 2.0.0-c9 --site acme')).rejects.toThrow(
      'it was built with contract 9.0.0',
    );
    await compute(`publish --built ${built(COMPUTE, '1.3.0-c3')}`);
    const file = 'remotes/mf-compute/1.3.0-c3/app.1.js';
    await store.remove(file);
    await store.create(file, Buffer.from('tampered with'));
    await operator('promote mf-compute 1.3.0-c3 --all');
    expect(await runs(acme)).toEqual(['1.1.0-c1', '1.1.0-n1']);
    expect(await runs(umbra)).toEqual(['1.0.0-n0', '1.1.0-c1']);
    expect(lines.join('\n')).toContain('app.1.js is not the file that was published');

    // Back in one step, for one brand and for all; forward again; and each change is known.
    await operator('rollback mf-compute --all --reason damaged');
    // The first version of all is as easy to leave: what the edge has built itself runs then.
    expect(await network('rollback mf-network --site acme')).toContain("mf-network the edge's own build");
    expect(await runs(acme)).toEqual(['1.0.0-n0', '1.1.0-c1']);
    await expect(network('rollback mf-network --site acme')).rejects.toThrow('mf-network has no earlier version here');
    await network('rollback mf-network --site acme --forward');
    await operator('promote mf-compute 1.2.0-c2 --site acme');
    expect(await runs(acme)).toEqual(['1.1.0-n1', '1.2.0-c2']);
    await operator('rollback mf-compute --site acme');
    expect(await runs(acme)).toEqual(['1.1.0-c1', '1.1.0-n1']);
    await operator('rollback mf-compute --site acme --forward');
    expect(await runs(acme)).toEqual(['1.1.0-n1', '1.2.0-c2']);
    expect(await runs(umbra)).toEqual(['1.0.0-n0', '1.1.0-c1']);
    const status = await operator('status');
    expect(status).toMatch(/acme, revision \d+\n[^]*mf-compute 1\.2\.0-c2; before it 1\.1\.0-c1\n/);
    expect(status).toMatch(
      /acme, revision \d+\n[^]*mf-network 1\.1\.0-n1; before it the edge's own build\n[^]*umbra, revision/,
    );
    expect(status).toMatch(/umbra[^]*rollback mf-compute .* by \S+ \(operator\) "damaged"/);
  },
);
