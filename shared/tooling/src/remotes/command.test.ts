/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildArea, buildShell, makePublishers } from '@console/registry/testing/fixtures';
import { sitesFolder } from '@console/sites';
import { remotesCommand } from './command';

const COMPUTE = 'mf-compute';
let root: string;
let lines: string[];
let env: Record<string, string>;
let keys: ReturnType<typeof makePublishers>;
const built: string[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'remotes-'));
  lines = [];
  built.length = 0;
  buildShell(root, '1.0.0-s0');
  buildArea(root, COMPUTE, '1.0.0-c0');
  const sites = path.join(root, 'sites');
  cpSync(path.join(sitesFolder, 'default'), path.join(sites, 'acme'), { recursive: true });
  mkdirSync(path.join(sites, 'umbra'));
  const umbra = { extends: 'acme', hosts: ['umbra.example.com'], brand: 'warren', config: {} };
  writeFileSync(path.join(sites, 'umbra/site.json'), JSON.stringify(umbra));
  keys = makePublishers(root, { compute: { areas: [COMPUTE] }, platform: {} });
  writeFileSync(path.join(root, 'compute.pem'), keys.pem('compute'));
  env = {
    REGISTRY: 'registry',
    REGISTRY_PUBLISHERS: keys.file,
    REGISTRY_KEY: path.join(root, 'compute.pem'),
    SITES: sites,
  };
});
afterEach(() => rmSync(root, { recursive: true }));

async function run(
  line: string,
  {
    cwd = root,
    now = '2026-01-05T10:00:00.000Z',
    onLine = () => undefined,
  }: { readonly cwd?: string; readonly now?: string; readonly onLine?: (text: string) => void } = {},
): Promise<string> {
  const before = lines.length;
  await remotesCommand(line.split(' ').filter(Boolean), {
    root,
    cwd,
    env,
    log: (text) => {
      lines.push(text);
      onLine(text);
    },
    now: () => new Date(now),
    build: async (target) => {
      built.push(target);
    },
  });
  return lines.slice(before).join('\n');
}
const team = (version: string, options = {}): string =>
  path.relative(root, buildArea(path.join(root, 'team'), COMPUTE, version, options));
const publish = (version: string, options = {}, now?: string): Promise<string> =>
  run(`publish --built ${team(version, options)}`, now === undefined ? {} : { now });

it('publishes, checks, promotes, tries on some, goes back, and tells who did what', async () => {
  expect(await publish('1.1.0-c1')).toContain('Published mf-compute 1.1.0-c1: 2 files, 1 KiB, in');
  expect(await publish('1.1.0-c1')).toContain('is published already, with the same files');
  expect(await run('check mf-compute')).toBe('acme: fits\numbra: fits');
  expect(await run('promote mf-compute --all --author Kadri')).toBe(
    'acme: mf-compute 1.1.0-c1 (revision 1)\numbra: mf-compute 1.1.0-c1 (revision 1)',
  );
  await publish('1.2.0-c2', {}, '2026-01-06T10:00:00.000Z');
  expect(await run('canary mf-compute --percent 10 --site acme')).toBe(
    'acme: mf-compute 1.1.0-c1, 10 % of the visitors 1.2.0-c2 (revision 2)',
  );
  expect(await run('rollback mf-compute --site acme')).toBe('acme: mf-compute 1.1.0-c1 (revision 3)');
  await run('promote mf-compute 1.2.0-c2 --site acme');
  expect(await run('rollback mf-compute --site acme --reason slow')).toBe('acme: mf-compute 1.1.0-c1 (revision 5)');
  expect(await run('rollback mf-compute --site acme --forward')).toBe('acme: mf-compute 1.2.0-c2 (revision 6)');
  const status = await run('status');
  expect(status).toContain('acme, revision 6\n  mf-compute 1.2.0-c2; before it 1.1.0-c1\n  last changes:');
  expect(status).toMatch(/rollback mf-compute 1\.2\.0-c2 to 1\.1\.0-c1 by \S+ \(compute\) "slow"/);
  expect(status).toContain('promote mf-compute to 1.1.0-c1 by Kadri (compute)');
  await run('rollback mf-compute --site umbra');
  const back = await run('status --site umbra');
  expect(back).toContain("mf-compute the edge's own build; after it 1.1.0-c1\n");
  expect(back).toMatch(/rollback mf-compute 1\.1\.0-c1 to the edge's own build by/);
  const [first] = (await run('status --site umbra --json')).split('\n');
  expect(JSON.parse(first ?? '')).toMatchObject({ site: 'umbra', revision: 2 });
});

it('refuses before anything goes live what does not fit the shell of a site', async () => {
  const reason = 'mf-compute 2.0.0-c9: it was built with contract 0.9.0, the shell has 0.1.0';
  await expect(run(`check --built ${team('2.0.0-c9', { builtWith: '0.9.0' })}`)).rejects.toThrow('do not fit');
  expect(lines).toContain(`acme: ${reason}; build it against a shell that fits, or promote that shell first`);
  await publish('2.0.0-c9', { builtWith: '0.9.0' });
  await expect(run('promote mf-compute --site acme')).rejects.toThrow(`acme: refused:\n  ${reason}`);
  await expect(run('canary mf-compute --percent 5 --site acme')).rejects.toThrow(reason);
  expect(await run('status --site acme')).toBe('acme: runs what its edges have built');
  rmSync(path.join(root, 'shell'), { recursive: true });
  await expect(run('promote mf-compute --site acme')).rejects.toThrow('which shell it meets is not known');
});

it('publishes the area of the folder it is given in, and builds nothing else', async () => {
  const folder = path.join(root, COMPUTE);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  await expect(run('publish', { cwd: path.join(folder, 'src') })).rejects.toThrow('ENOENT');
  expect(built).toEqual([COMPUTE]);
  await expect(run('publish')).rejects.toThrow('Say which area: npm run remotes -- publish mf-compute');
});

it('deletes only what no site runs, can go back to or is pinned to, and only when told to', async () => {
  const old = '2025-01-05T10:00:00.000Z';
  for (const n of [1, 2, 3, 4, 5]) await publish(`1.${n}.0-c`, {}, old);
  for (const version of ['1.1.0-c', '1.2.0-c']) await run(`promote mf-compute ${version} --site acme`);
  const umbra = { extends: 'acme', hosts: ['umbra.example.com'], brand: 'warren', config: {} };
  writeFileSync(
    path.join(root, 'sites/umbra/site.json'),
    JSON.stringify({ ...umbra, versions: { [COMPUTE]: '1.3.0-c' } }),
  );
  await publish('1.6.0-c');
  expect(await run('gc --keep 1')).toContain('2 can be deleted: npm run remotes -- gc --yes');
  expect(await run('gc --keep 1 --yes')).toBe(
    `deleted: mf-compute 1.5.0-c, published ${old} by compute\ndeleted: mf-compute 1.4.0-c, published ${old} by compute`,
  );
  expect(await run('gc --keep 1')).toContain('Nothing to delete');
  await expect(run('promote mf-compute 1.4.0-c --site acme')).rejects.toThrow(
    'mf-compute 1.4.0-c is not published. Published: 1.1.0-c, 1.2.0-c, 1.3.0-c, 1.6.0-c',
  );
  // A document that nobody may have signed: nothing is sure any more.
  writeFileSync(path.join(root, 'registry/sites/acme/00000003.json'), '{}');
  await expect(run('gc --keep 1 --days 0 --yes')).rejects.toThrow('sites/acme/00000003.json is no signed document');
});

it('deletes nothing that somebody has promoted since it looked', async () => {
  for (const n of [3, 2, 1]) await publish(`1.${n}.0-c`, {}, `2025-01-0${8 - n}T10:00:00.000Z`);
  await run('promote mf-compute 1.3.0-c --site acme');
  const file = path.join(root, 'registry/sites/acme/00000001.json');
  const document = readFileSync(file);
  rmSync(file);
  const onLine = (line: string): void => {
    if (line.startsWith('deleted: mf-compute 1.2.0-c')) writeFileSync(file, document);
  };
  expect(await run('gc --keep 1 --yes', { onLine })).toBe(
    'deleted: mf-compute 1.2.0-c, published 2025-01-06T10:00:00.000Z by compute',
  );
  expect(await run('check mf-compute 1.3.0-c --site acme')).toBe('acme: fits');
});

it('goes on after a key was taken out: publishes the same build anew, and promotes what others have signed', async () => {
  await publish('1.1.0-c1');
  env['REGISTRY_KEY'] = path.join(root, 'platform.pem');
  writeFileSync(env['REGISTRY_KEY'], keys.pem('platform'));
  await publish('1.2.0-c2');
  const list = JSON.parse(readFileSync(keys.file, 'utf8')) as { publishers: Record<string, unknown> };
  delete list.publishers['compute'];
  writeFileSync(keys.file, JSON.stringify(list));

  expect(await run('promote mf-compute --site acme')).toBe('acme: mf-compute 1.2.0-c2 (revision 1)');
  expect(await run('gc')).toContain(
    "left alone: remotes/mf-compute/1.1.0-c1/version.json is signed by 'compute', who is not in the list",
  );
  const reason = "is signed by 'compute', who is not in the list of publishers";
  await expect(run('promote mf-compute 1.1.0-c1 --site acme')).rejects.toThrow(reason);
  await expect(publish('1.1.0-c1', { content: 'other' })).rejects.toThrow(
    `${reason}. Look who wrote it and delete that one file, or raise "version" in mf-compute/package.json`,
  );
  expect(await publish('1.1.0-c1')).toContain('Published mf-compute 1.1.0-c1');
  expect(await run('promote mf-compute 1.1.0-c1 --site acme')).toBe('acme: mf-compute 1.1.0-c1 (revision 2)');
});

it('makes keys that only their owner reads, and never over others', async () => {
  const told = await run('key storage-team');
  const file = path.join(root, 'storage-team.pem');
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('PRIVATE KEY');
  expect(told).toMatch(/"storage-team": \{ "key": "MCow[\w+/=]+"/);
  await expect(run('key storage-team')).rejects.toThrow('is there already');
  env['REGISTRY_KEY'] = file;
  await expect(publish('1.1.0-c1')).rejects.toThrow(
    "The private key is nobody's in the list of publishers (compute, platform)",
  );
});

it.each([
  ['', 'npm run remotes -- <command>'],
  ['fly', "There is no command 'fly'"],
  ['promote mf-compute --cite acme', "Unknown option '--cite'"],
  ['promote compute --site acme', "'compute' is no area: mf-compute, or shell"],
  ['promote mf-compute', 'Say for which site: --site acme'],
  ['promote mf-compute --site acne', "There is no site 'acne'. Sites: acme, umbra"],
  [
    'promote mf-compute --site acme',
    'Nothing of mf-compute is published. First: npm run remotes -- publish mf-compute',
  ],
  ['canary mf-compute --site acme', '--percent needs a number from 0.1 to 100'],
  ['rollback mf-compute --site acme', 'mf-compute has no earlier version here'],
  ['publish --built nowhere', '--built: there is no folder'],
])('says what to do for %p', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message);
});

it.each([
  ['REGISTRY', 'REGISTRY is missing: a folder, or s3://bucket/folder'],
  ['REGISTRY_PUBLISHERS', 'REGISTRY_PUBLISHERS is missing'],
  ['REGISTRY_KEY', 'REGISTRY_KEY is missing: your private key'],
])('says that %s is missing', async (name, message) => {
  delete env[name];
  await expect(publish('1.1.0-c1')).rejects.toThrow(message);
});

it('shows what an edge has counted', async () => {
  await publish('1.1.0-c1');
  await run('promote mf-compute --site acme');
  const canary = {
    area: COMPUTE,
    version: '1.2.0-c2',
    withdrawn: true,
    canary: { visitors: 40, withErrors: 10 },
    stable: { visitors: 360, withErrors: 2 },
    errorShare: { canary: 25, stable: 0.55 },
  };
  const state = [{ site: 'acme', running: { revision: 0 }, canaries: [canary], problems: ['a problem'] }];
  const server = createServer((_, response) => response.end(JSON.stringify(state)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    const status = await run(`status --site acme --edge http://127.0.0.1:${port}`);
    expect(status).toContain('the edge still runs revision 0');
    expect(status).toContain(
      'canary mf-compute 1.2.0-c2, taken back by the edge: 25.0 % of 40 visitors met an error, 0.6 % of 360 others',
    );
    expect(status).toContain('a problem');
    await expect(run('status --edge http://127.0.0.1:9')).rejects.toThrow('tells nothing of its registry');
  } finally {
    server.close();
  }
});
