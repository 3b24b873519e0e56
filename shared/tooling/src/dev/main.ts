import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from '../root';
import { createFront } from './front';
import type { DevOptions } from './options';
import { watchArea } from './watch';

/** Starts a console with its sandbox: that of a folder that `npm run build` has made, or what is built in the workspace. */
function startEdge(port: number, folder: string | undefined): Promise<ChildProcess> {
  const [program, args] =
    folder === undefined
      ? [path.join(root, 'shared/tooling/src/run/bundled-process.mjs'), ['deploy/edge/src/main.ts']]
      : [path.join(folder, 'edge.mjs'), []];
  const child = fork(program, args, {
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

/**
 * Serves a console with one area live: every change of its files is built and the page reloads, or says what is wrong. The
 * console is the one that is built here or in another folder, or, with `site`, that of a deployed site.
 */
export async function dev(
  { area: folder, site, guests, console: consoleFolder }: DevOptions,
  { port, host }: { port: number; host: string },
): Promise<void> {
  // The neighbour of the public port is the object storage's.
  const edgePort = port + 2;
  const area = watchArea(folder, console.log);
  const edge = site === undefined ? await startEdge(edgePort, consoleFolder) : undefined;
  const behind = { origin: site ?? `http://127.0.0.1:${edgePort}`, isDeployed: site !== undefined };
  const front = createFront(behind, area, guests);
  front.listen(port, host, () =>
    console.log(`Console ready: http://localhost:${port}/app/ (${area.name} is live${site ? `, in ${site}` : ''})`),
  );
  const stop = (): void => {
    area.stop();
    if (!edge) process.exit(0);
    edge.once('exit', () => process.exit(0));
    edge.kill('SIGTERM');
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
