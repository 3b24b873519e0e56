import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';

export interface EdgeProcess {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts an edge with fresh data in a process of its own; resolves when it says that it is ready. */
export async function startEdgeProcess(port: number, { singleBundle = false } = {}): Promise<EdgeProcess> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const child = fork(path.join(root, 'shared/tooling/src/run/bundled-process.mjs'), ['deploy/edge/src/main.ts'], {
    execArgv: [],
    silent: true,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DATA: data,
      SINGLE_BUNDLE: singleBundle ? '1' : '',
      DRAIN_SECONDS: '0',
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Console ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The edge ended with code ${code}: ${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
