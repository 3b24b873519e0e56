import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Change, changeSite, openStore, publish, readBuild } from '../../deploy/registry/src';
import { integrityOf } from '../../deploy/registry/src/published/publish';
import { makePublishers } from '../../deploy/registry/src/testing/fixtures';
import { test as base } from '../../shared/tooling/src/e2e/fixtures';
import { startServer, type TestServer } from '../../shared/tooling/src/e2e/server';
import { root } from '../../shared/tooling/src/root';

const AREA = 'mf-network';

/** What a team does with an area, from the outside of the edge. */
interface Team {
  /** Publishes the area as it is built here under another version. `entryOf`: what its entry is, of the one that is built. */
  publish(version: string, entryOf?: (built: string) => string): Promise<void>;
  /** Builds the area once more, so that nothing that it loads on demand has the name that it had, and publishes that. */
  publishOther(version: string): Promise<void>;
  promote(version: string): Promise<void>;
  /** Gives a version to so many percent of the visitors. */
  canary(version: string, percent: number): Promise<void>;
  rollback(): Promise<void>;
}

interface Built {
  readonly version: string;
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
}

const newest = (): Built => JSON.parse(readFileSync(path.join(root, AREA, 'dist/latest.json'), 'utf8'));

/** A build under another version: where its files are is all that a version decides about them. */
function copyOf(folder: string, version: string, entryOf: ((built: string) => string) | undefined): string {
  const built = newest();
  const copy = path.join(folder, version);
  cpSync(path.join(root, AREA, 'dist', built.version), copy, { recursive: true });
  const record = { ...built, version, base: `/remotes/${AREA}/${version}/` };
  if (entryOf !== undefined) {
    const entry = entryOf(readFileSync(path.join(copy, built.entry), 'utf8'));
    for (const suffix of ['', '.br', '.gz']) rmSync(path.join(copy, built.entry + suffix), { force: true });
    writeFileSync(path.join(copy, built.entry), entry);
    record.integrity = integrityOf(Buffer.from(entry));
  }
  writeFileSync(path.join(copy, 'record.json'), JSON.stringify(record));
  return copy;
}

const run = promisify(execFile);

/** Another build of the area. It is made by a process of its own: a compiler takes more than a worker of tests has room for. */
async function buildOther(folder: string, version: string): Promise<string> {
  const built = path.join(folder, version);
  const tooling = path.join(root, 'shared/tooling');
  const args = ['--import', 'tsx', 'src/e2e/other-build.ts', AREA, version, built];
  await run(process.execPath, args, { cwd: tooling, env: { ...process.env, NODE_ENV: 'production' } });
  return built;
}

/** `test` with an edge that follows a registry of its own, and a team that publishes there. */
export const test = base.extend<object, { readonly followed: { readonly server: TestServer; readonly team: Team } }>({
  followed: [
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'console-registry-'));
      const keys = makePublishers(folder, { team: { areas: [AREA] } });
      const signing = { publishers: keys.publishers, signer: keys.signer('team') };
      const store = openStore('registry', {}, folder);
      const change = async (wanted: Change): Promise<void> => {
        const word = { author: 'team', reason: '', at: new Date().toISOString() };
        await changeSite(store, 'default', wanted, { ...signing, word });
      };
      const server = await startServer(parallelIndex, {
        REGISTRY: path.join(folder, 'registry'),
        REGISTRY_PUBLISHERS: keys.file,
        REGISTRY_CACHE: path.join(folder, 'cache'),
        REGISTRY_SECONDS: '1',
      });
      await use({
        server,
        team: {
          publish: async (version, entryOf) => {
            await publish(store, readBuild(copyOf(folder, version, entryOf)), signing);
          },
          publishOther: async (version) => {
            await publish(store, readBuild(await buildOther(folder, version)), signing);
          },
          promote: (version) => change({ action: 'promote', target: AREA, version }),
          canary: (version, percent) => change({ action: 'canary', target: AREA, version, percent, limit: 100 }),
          rollback: () => change({ action: 'rollback', target: AREA }),
        },
      });
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ followed }, use) => use(followed.server), { scope: 'worker' }],
});
