import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { changeSite, openStore, publish, readBuild } from '../../../deploy/registry/src';
import { makePublishers } from '../../../deploy/registry/src/testing/fixtures';
import { apiKeyOf, COLD, expect, expectAccessible, expectRow, originOf, test as base } from '../src/e2e/fixtures';
import { freePort, startServer, type TestServer } from '../src/e2e/server';
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

const areaIn = (folder: string): string => path.join(folder, 'ledgers of our own');

/** Gives `console-area` in the folder of an area. */
const consoleArea = (cwd: string, ...args: readonly string[]) =>
  run(path.join(cwd, 'node_modules/.bin/console-area'), [...args], {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0' },
  });

/** Makes an area in a folder of its own, installs the kit there, and builds it with nothing else. @returns the build's folder */
async function buildApart(folder: string): Promise<string> {
  const cwd = areaIn(folder);
  await createAreaApart({ name: 'ledgers' }, { root, out: cwd });
  // The age of each package was looked at when the workspace was installed; it is known by a registry only.
  const offline = ['--offline', '--store-dir', packageStore(), '--config.minimumReleaseAge=0'];
  await run('npx', ['--yes', '--prefer-offline', PNPM, 'install', '--frozen-lockfile', ...offline], { cwd });
  await consoleArea(cwd, 'build');
  const [version = ''] = readdirSync(path.join(cwd, 'dist')).filter((name) => name.startsWith('0.1.0-'));
  return path.join(cwd, 'dist', version);
}

/** `test` with an edge whose registry has the area, which the edge has not built and the workspace does not know. */
const test = base.extend<
  object,
  { readonly following: { readonly server: TestServer; readonly version: string; readonly area: string } }
>({
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
      await use({ server, version, area: areaIn(folder) });
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ following }, use) => use(following.server), { scope: 'worker' }],
});

// One area for all of them: making it takes longer than they do.
test.describe.configure({ mode: 'default' });

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

test('its unit tests run there', async ({ following: { area } }) => {
  const { stderr } = await consoleArea(area, 'test');
  expect(stderr).toMatch(/Tests: +1 passed, 1 total/);
});

test(
  'it is worked on there, in a running console: what is written is on the page',
  { tag: COLD },
  async ({ page, server, following: { area } }) => {
    const port = await freePort(test.info().parallelIndex, 2);
    const dev = spawn(path.join(area, 'node_modules/.bin/console-area'), ['dev', '--site', originOf(server)], {
      cwd: area,
      env: { ...process.env, PORT: String(port) },
    });
    try {
      await page.addInitScript((key) => localStorage.setItem('apikey', key), apiKeyOf('customer'));
      await expect
        .poll(() =>
          fetch(`http://localhost:${port}/dev/record.json`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      await page.goto(`http://localhost:${port}/app/ledgers`);
      await expectRow(page, 'Nordlicht Logistik');
      const texts = path.join(area, 'src/messages/en/ledgers.json');
      const before = readFileSync(texts, 'utf8');
      writeFileSync(texts, before.replace('"Billing accounts"', '"Books"'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Books');
    } finally {
      // It listens for changes: a server that ends first would be an error of the page.
      await page.close();
      const ended = once(dev, 'exit');
      dev.kill('SIGTERM');
      await ended;
    }
  },
);
