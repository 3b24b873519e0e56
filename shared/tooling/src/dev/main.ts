import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../root';
import { createFront } from './front';
import { watchArea } from './watch';

function startEdge(port: number): Promise<ChildProcess> {
  const child = fork(path.join(root, 'shared/tooling/src/run/bundled-process.mjs'), ['deploy/edge/src/main.ts'], {
    execArgv: [],
    env: { ...process.env, PORT: String(port), DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Console ready')) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
}

/** Serves the built console with one area live: every change of its files is built and the page reloads. */
export async function dev(folder: string, { port, host }: { port: number; host: string }): Promise<void> {
  // The neighbour of the public port is the object storage's.
  const edgePort = port + 2;
  const [edge, area] = await Promise.all([startEdge(edgePort), watchArea(folder, console.log)]);
  const front = createFront(edgePort, area);
  front.listen(port, host, () => console.log(`Console ready: http://localhost:${port}/app/ (${folder} is live)`));
  const stop = (): void => {
    edge.once('exit', () => process.exit(0));
    edge.kill('SIGTERM');
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
