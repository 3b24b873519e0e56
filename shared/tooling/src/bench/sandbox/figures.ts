import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../../root';
import { clientOf } from './http-client';
import { startServer } from './server-process';

const CONNECTIONS = 32;
const WARM_UP_MS = 3000;
const MEASURED_MS = 10_000;
const MIB = 2 ** 20;

const LoadReport = v.object({ total: v.number(), latencies: v.array(v.number()), failures: v.array(v.string()) });

/** What the bench found out about the sandbox. */
export interface Figures {
  readonly requestsPerSecond: number;
  /** In a second of a processor: what else the machine does hardly matters to it. */
  readonly requestsPerCoreSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly memoryMiB: number;
  readonly startMs: number;
  /** Of a processor. */
  readonly startBusyMs: number;
}

/** The value below which such a part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

async function runLoad(port: number): Promise<v.InferOutput<typeof LoadReport>> {
  const order = { port, connections: CONNECTIONS, warmUpMs: WARM_UP_MS, measuredMs: MEASURED_MS };
  const child = fork(path.join(root, 'shared/tooling/src/bench/sandbox/load.ts'), [JSON.stringify(order)], {
    execArgv: ['--import', 'tsx'],
    cwd: path.join(root, 'shared/tooling'),
  });
  const [report] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The load ended with code ${code}`))),
  ]);
  child.disconnect();
  return v.parse(LoadReport, report);
}

/** Gives the default site its large user, and lets operations end at once. */
async function fillSite(port: number): Promise<void> {
  const client = clientOf(port, 1);
  await client.send({ method: 'POST', path: '/sandbox/speed', json: { factor: 0 } });
  const large = 'large'.padEnd(32, '0');
  const response = await client.send({ method: 'GET', path: '/jhv/user-resource/vm/list' }, large);
  if (response.status !== 200)
    throw new Error(`The large user's machines: ${response.status} ${response.text.slice(0, 200)}`);
  client.close();
}

/** Milliseconds from the start of the process until the first response, with the state that is in the folder. */
async function measureStart(dataDir: string, port: number): Promise<Pick<Figures, 'startMs' | 'startBusyMs'>> {
  const started = performance.now();
  const server = await startServer(dataDir, port);
  const client = clientOf(port, 1);
  await client.send({ method: 'GET', path: '/jhv/user-resource/vm/list' });
  const startMs = performance.now() - started;
  const { busyMs } = await server.taken();
  client.close();
  await server.stop();
  return { startMs, startBusyMs: busyMs };
}

/**
 * Measures a mixed load beside the large user's state, the memory after it, and a start with what is in the folder then.
 * @throws Error where a call of the mix is refused
 */
export async function measureSandbox(dataDir: string, port: number, node: readonly string[] = []): Promise<Figures> {
  const server = await startServer(dataDir, port, node);
  await fillSite(port);
  const before = await server.taken();
  const { total, latencies, failures } = await runLoad(port);
  if (failures.length > 0) throw new Error(`Calls of the mix failed: ${failures.slice(0, 5).join('; ')}`);
  const after = await server.taken();
  await server.stop();
  return {
    requestsPerSecond: latencies.length / (MEASURED_MS / 1000),
    requestsPerCoreSecond: (total / (after.busyMs - before.busyMs)) * 1000,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    memoryMiB: after.rss / MIB,
    ...(await measureStart(dataDir, port)),
  };
}
