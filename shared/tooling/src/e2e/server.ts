import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';

/** An edge with its sandbox, for one worker. */
export interface TestServer {
  readonly port: number;
  /** Restarts with the same data, as after a deployment. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Two checkouts that are tested at the same time need ports of their own. */
const FIRST_PORT = Number(process.env['CONSOLE_TEST_PORT'] ?? 8180);
const PORTS_EACH = 4;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * A free port whose neighbour (object storage) is free too; workers look in ranges of their own.
 * @param second where a worker has two servers: 2 for the second one
 */
export async function freePort(worker: number, second: 0 | 2 = 0): Promise<number> {
  for (let port = FIRST_PORT + worker * PORTS_EACH + second; port < 65_000; port += 16 * PORTS_EACH) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('No free port for a test server');
}

/** Starts a program of the workspace and waits until it says that it is ready. */
function launch(program: string, ready: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(path.join(root, 'shared/tooling/src/run/bundled-process.mjs'), [program], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      if (output.includes(ready)) resolve(child);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}:\n${output}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts a server with an empty data folder of its own. `env`: settings that differ from the usual ones. */
export async function startServer(worker: number, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-test-'));
  const port = env['PORT'] === undefined ? await freePort(worker) : Number(env['PORT']);
  // A test that leaves a response hanging must not make the next one wait for it.
  const settings = { HOST: '127.0.0.1', PORT: String(port), SANDBOX_DATA: dataDir, DRAIN_SECONDS: '0', ...env };
  const start = () => launch('deploy/edge/src/main.ts', 'Console ready', settings);
  let child = await start();
  return {
    port,
    async restart() {
      await end(child);
      child = await start();
    },
    async stop() {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the fake of a company's own API and what belongs to it. `env`: see there. */
export async function startRealApi(env: Readonly<Record<string, string>>): Promise<{ stop(): Promise<void> }> {
  const child = await launch('deploy/edge/src/testing/real-api.ts', 'Real API ready', env);
  return { stop: () => end(child) };
}
