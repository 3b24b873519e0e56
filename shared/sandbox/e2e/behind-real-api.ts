import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '../../tooling/src/e2e/fixtures';
import { Sandbox } from '../../tooling/src/e2e/sandbox';
import { freePort, startRealApi, startServer, type TestServer } from '../../tooling/src/e2e/server';
import { putOut, startNginx } from '../../tooling/src/e2e/static-export';
import { root } from '../../tooling/src/root';

/** Host of the console; the identity provider shares its domain, the API and the object store nothing. */
export const CONSOLE = 'console.acme.localhost';
const PROVIDER = 'login.acme.localhost';

/** What a company runs behind the edge, by origin. */
export interface RealApi {
  readonly port: number;
  readonly provider: string;
  readonly objectStore: string;
}

/** What stands before the API: an edge, which passes calls on, or nginx with the console as files, whose pages call it themselves. */
export type Front = 'edge' | 'files';

interface Behind {
  readonly server: TestServer;
  readonly api: RealApi;
  /** Folder of the site, called `acme`. */
  readonly sites: string;
}

/** The sample site, with what differs; `config` of it is what holds until the API has told its own. */
function writeSite(folder: string, own: object): void {
  const target = path.join(folder, 'acme');
  cpSync(path.join(root, 'deploy/sites/default'), target, { recursive: true });
  const file = path.join(target, 'site.json');
  const sample: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...sample, ...own }));
}

async function startFiles(port: number, sites: string): Promise<TestServer> {
  const files = await putOut(['acme', '--host', `${CONSOLE}:${port}`], { SITES: sites });
  const nginx = await startNginx(files, port);
  return {
    port,
    restart: () => Promise.reject(new Error('Files have no server to restart')),
    async stop() {
      await nginx.stop();
      await files.remove();
    },
  };
}

/**
 * `test` with an edge before a second sandbox, which plays a company's own API: a site names it, and nothing else of it
 * is written down at the edge but the object store's address. The controls are those of that sandbox.
 */
export const test = base.extend<
  object,
  { readonly front: Front; readonly behind: Behind; readonly api: RealApi; readonly sites: string }
>({
  front: ['edge', { option: true, scope: 'worker' }],
  behind: [
    async ({ front }, use, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'console-sites-'));
      const [port, apiPort] = [await freePort(parallelIndex), await freePort(parallelIndex, 2)];
      const objectStore = `http://localhost:${apiPort + 1}`;
      writeSite(folder, { hosts: [CONSOLE], api: `http://localhost:${apiPort}`, objectStore });
      const api = await startRealApi({
        PORT: String(apiPort),
        PROVIDER,
        CONSOLE: `http://${CONSOLE}:${port}`,
      });
      const server =
        front === 'edge'
          ? await startServer(parallelIndex, { PORT: String(port), SITES: folder })
          : await startFiles(port, folder);
      await use({
        server,
        sites: folder,
        api: { port: apiPort, provider: `http://${PROVIDER}:${apiPort}`, objectStore },
      });
      await server.stop();
      await api.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sites: [async ({ behind }, use) => use(behind.sites), { scope: 'worker' }],
  server: [async ({ behind }, use) => use(behind.server), { scope: 'worker' }],
  api: [async ({ behind }, use) => use(behind.api), { scope: 'worker' }],
  sandbox: async ({ api }, use) => {
    const sandbox = new Sandbox(api.port);
    await sandbox.clearFaults();
    await sandbox.reset();
    await sandbox.speed(0);
    await use(sandbox);
  },
});
