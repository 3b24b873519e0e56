import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { changeSite, openStore, publish, readBuild } from '../../../deploy/registry/src';
import { makePublishers } from '../../../deploy/registry/src/testing/fixtures';
import { COLD, expect, expectAccessible, expectRow, test as base } from '../src/e2e/fixtures';
import { startServer, type TestServer } from '../src/e2e/server';
import { createAreaApart } from '../src/kit/area-apart';
import { root } from '../src/root';
import { PNPM } from '../src/run/install.mjs';

const AREA = 'mf-ledgers';
const run = promisify(execFile);

/** Where the workspace's packages were installed from. */
const packageStore = (): string => {
  const { storeDir }: { storeDir: string } = parse(readFileSync(path.join(root, 'node_modules/.modules.yaml'), 'utf8'));
  return storeDir;
};

/** Makes an area in a folder of its own, installs the kit there, and builds it with nothing else. @returns the build's folder */
async function buildApart(folder: string): Promise<string> {
  const cwd = path.join(folder, 'ledgers of our own');
  await createAreaApart({ name: 'ledgers' }, { root, out: cwd });
  // The age of each package was looked at when the workspace was installed; it is known by a registry only.
  const offline = ['--offline', '--store-dir', packageStore(), '--config.minimumReleaseAge=0'];
  await run('npx', ['--yes', '--prefer-offline', PNPM, 'install', '--frozen-lockfile', ...offline], { cwd });
  await run(path.join(cwd, 'node_modules/.bin/console-area'), ['build'], { cwd });
  const [version = ''] = readdirSync(path.join(cwd, 'dist')).filter((name) => name.startsWith('0.1.0-'));
  return path.join(cwd, 'dist', version);
}

/** `test` with an edge whose registry has the area, which the edge has not built and the workspace does not know. */
const test = base.extend<object, { readonly following: { readonly server: TestServer; readonly version: string } }>({
  following: [
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'console-apart-'));
      const build = readBuild(await buildApart(folder));
      const keys = makePublishers(folder, { team: { areas: [AREA] } });
      const signing = { publishers: keys.publishers, signer: keys.signer('team') };
      const store = openStore('registry', {}, folder);
      await publish(store, build, signing);
      const { version } = build.document;
      const word = { author: 'team', reason: '', at: new Date().toISOString() };
      await changeSite(store, 'default', { action: 'promote', target: AREA, version }, { ...signing, word });
      const server = await startServer(parallelIndex, {
        REGISTRY: path.join(folder, 'registry'),
        REGISTRY_PUBLISHERS: keys.file,
        REGISTRY_CACHE: path.join(folder, 'cache'),
      });
      await use({ server, version });
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ following }, use) => use(following.server), { scope: 'worker' }],
});

test(
  'an area that was built outside of the workspace, from packages, runs in the console',
  { tag: COLD },
  async ({ page, open, signIn, following: { version } }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      const [, file] = new RegExp(`/remotes/${AREA}/${version}/([^/?]+)`).exec(response.url()) ?? [];
      if (file !== undefined && response.ok()) loaded.push(file);
    });
    await signIn('customer');
    await open('/');
    const menu = page.getByRole('navigation', { name: 'Main' }).first();
    await menu.getByRole('link', { name: 'Ledgers' }).click();
    await expect(page).toHaveURL(/\/ledgers$/);
    await expectRow(page, 'Nordlicht Logistik');
    await expectAccessible(page);
    expect(loaded).toContain('remoteEntry.js');
  },
);
