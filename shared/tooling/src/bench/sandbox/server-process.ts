import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../root';

const Taken = v.object({ rss: v.number(), busyMs: v.number() });

export interface ServerProcess {
  readonly pid: number;
  /** What the process has taken: bytes of memory that it holds, milliseconds of a processor since its start. */
  taken(): Promise<v.InferOutput<typeof Taken>>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  const gone = once(child, 'exit');
  end();
  await gone;
}

/** Starts the sandbox on a port with the state of a folder; resolves when it listens. `node`: more arguments for Node. */
export async function startServer(dataDir: string, port: number, node: readonly string[] = []): Promise<ServerProcess> {
  const program = 'shared/tooling/src/bench/sandbox/server.ts';
  const child = fork(path.join(root, 'shared/tooling/src/run/bundled-process.mjs'), [program, dataDir, String(port)], {
    execArgv: [...node],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code} before it listened`)));
  });
  return {
    pid: child.pid ?? 0,
    async taken() {
      const reply = once(child, 'message');
      child.send('taken');
      return v.parse(Taken, (await reply)[0]);
    },
    stop: () => ended(child, () => child.disconnect()),
    kill: () => ended(child, () => child.kill('SIGKILL')),
  };
}
