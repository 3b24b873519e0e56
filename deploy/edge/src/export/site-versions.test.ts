/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Change, changeSite, openStore, publish, readBuild } from '@console/registry';
import { sites } from '@console/sites';
import { buildArea, buildShell, makePublishers } from '../../../registry/src/testing/fixtures';
import { siteVersions } from './site-versions';

const AREA = 'mf-compute';
const site = sites.find(({ id }) => id === 'default');
if (!site) throw new Error('There is no site');

let root: string;
let keys: ReturnType<typeof makePublishers>;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'export-'));
  buildShell(root, '1.0.0-s0');
  buildArea(root, AREA, '1.0.0-c0');
  keys = makePublishers(root, { team: {} });
});
afterEach(() => rmSync(root, { recursive: true }));

const store = () => openStore('published', {}, root);
const signing = () => ({ publishers: keys.publishers, signer: keys.signer('team') });
const change = (wanted: Change) =>
  changeSite(store(), site.id, wanted, {
    ...signing(),
    word: { author: 'Kadri', reason: '', at: '2026-01-05T10:00:00Z' },
  });
const release = (version: string) =>
  publish(store(), readBuild(buildArea(path.join(root, 'team'), AREA, version)), signing());

const versions = (address?: string) =>
  siteVersions(site, {
    root,
    env: {},
    published:
      address === undefined
        ? undefined
        : { address, publishers: keys.file, cache: path.join(root, 'cache'), seconds: 5 },
  });
/** The version of the area, and what its file says. */
async function areaOf({ registry, folderOf }: Awaited<ReturnType<typeof versions>>) {
  const version = registry.remotes.find(({ name }) => name === AREA)?.version ?? '';
  return [version, readFileSync(path.join(await folderOf(AREA, version), 'app.1.js'), 'utf8')];
}

it('are the builds of the workspace without a registry, and where it has nothing of the site', async () => {
  expect(await areaOf(await versions())).toEqual(['1.0.0-c0', 'app of 1.0.0-c0']);
  await release('1.1.0-c1');
  expect(await areaOf(await versions('published'))).toEqual(['1.0.0-c0', 'app of 1.0.0-c0']);
});

it('are those that the registry gives to everybody, beside the builds of what it does not name', async () => {
  for (const version of ['1.1.0-c1', '1.2.0-c2']) await release(version);
  await change({ action: 'promote', target: AREA, version: '1.1.0-c1' });
  await change({ action: 'canary', target: AREA, version: '1.2.0-c2', percent: 100, limit: 2 });
  const found = await versions('published');
  expect(await areaOf(found)).toEqual(['1.1.0-c1', 'app of 1.1.0-c1']);
  expect(found.registry.shell.version).toBe('1.0.0-s0');
  expect(await found.folderOf('shell', '1.0.0-s0')).toBe(path.join(root, 'shell/dist/1.0.0-s0'));
});

it('are none where what the registry asks for was damaged, or it says nothing', async () => {
  await release('1.1.0-c1');
  await change({ action: 'promote', target: AREA, version: '1.1.0-c1' });
  writeFileSync(path.join(root, 'published/remotes', AREA, '1.1.0-c1/app.1.js'), 'tampered with');
  await expect(versions('published')).rejects.toThrow('app.1.js is not the file that was published');
  await expect(versions('team/mf-compute/dist/1.1.0-c1/app.1.js')).rejects.toThrow('Nothing was put out');
});
