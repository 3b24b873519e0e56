import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { startEdgeProcess } from '../bench/edge-process';
import { median } from '../bench/sizes';
import { putOut, startNginx } from '../e2e/static-export';
import { root } from '../root';
import { load } from './load';
import { busyMs, memoryMiB } from './process-figures';

const PORT = Number(process.env['PORT'] || 8195);
/** Of one measurement, in milliseconds: long against a start of the collector, short against other work of the machine. */
const TURN_MS = 3000;
const CONNECTIONS = 32;
const CROWD = 500;
/** Memory at the end, against that of the second third of the time: by then all code is warm and all that is kept is there. */
const MOST_MORE = 1.1;
const SECOND = 1000;

interface Served {
  readonly name: string;
  readonly port: number;
  readonly host: string;
  readonly pid: number;
}

interface Sum {
  requests: number;
  busyMs: number;
  readonly p99: number[];
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const newest = (): string => {
  const record: unknown = JSON.parse(readFileSync(path.join(root, 'shell/dist/latest.json'), 'utf8'));
  return typeof record === 'object' && record !== null && 'version' in record ? String(record.version) : '';
};

/** Addresses of the largest and the smallest script of the shell that all hosts get, as they are sent. */
function scripts(): { readonly large: string; readonly small: string } {
  const version = newest();
  const folder = path.join(root, 'shell/dist', version);
  const sizeOf = (name: string): number => statSync(path.join(folder, `${name}.br`)).size;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.js.br') && !name.startsWith('dev-'))
    .map((name) => name.slice(0, -3))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return { large: `/app/assets/${version}/${names[0]}`, small: `/app/assets/${version}/${names.at(-1)}` };
}

/**
 * Asks an edge for pages and files for some minutes, and nginx with the same site as files in turn: processor time of a request,
 * the time to the first byte in a crowd, errors, and the memory of the edge.
 * @returns what went wrong: responses that failed, memory that grows
 */
export async function soakEdge(minutes: number): Promise<string[]> {
  const edge = await startEdgeProcess(PORT);
  const host = `console.acme.localhost:${PORT + 3}`;
  const files = await putOut(['default', '--host', host], { API_ORIGIN: edge.origin });
  const nginx = await startNginx(files, PORT + 3);
  const servers: Served[] = [
    { name: 'edge', port: PORT, host: `localhost:${PORT}`, pid: edge.pid },
    { name: 'nginx', port: PORT + 3, host, pid: nginx.pid },
  ];
  const { large, small } = scripts();
  const addresses = { page: '/app/compute', 'large file': large, 'small file': small };
  const sums = new Map<string, Sum>();
  const memory: number[] = [];
  let errors = 0;
  const turn = async (what: keyof typeof addresses, connections: number, server: Served): Promise<void> => {
    const key = `${what}, ${connections} connections, ${server.name}`;
    const sum = sums.get(key) ?? { requests: 0, busyMs: 0, p99: [] };
    sums.set(key, sum);
    const before = busyMs(server.pid);
    const done = await load({ ...server, path: addresses[what], connections, ms: TURN_MS });
    sum.requests += done.requests;
    sum.busyMs += busyMs(server.pid) - before;
    sum.p99.push(percentile(done.firstBytes, 0.99));
    errors += done.errors;
  };
  try {
    const until = performance.now() + minutes * 60 * SECOND;
    while (performance.now() < until) {
      for (const server of servers) {
        // In turn: what else the machine does meets both.
        // oxlint-disable no-await-in-loop
        await turn('page', CONNECTIONS, server);
        await turn('large file', CONNECTIONS, server);
        await turn('small file', CONNECTIONS, server);
        await turn('page', CROWD, server);
        // oxlint-enable no-await-in-loop
      }
      memory.push(memoryMiB(edge.pid));
      console.log(`${memory.length} rounds: ${memory.at(-1)?.toFixed(0)} MiB, ${errors} errors`);
    }
    for (const [key, { requests, busyMs: busy, p99 }] of sums)
      console.log(
        `${key}: ${requests} requests, ${(busy / requests).toFixed(3)} ms of processor time each, first byte p99 ${median(p99).toFixed(0)} ms`,
      );
    for (const what of Object.keys(addresses)) {
      const [own, others] = servers.map(({ name }) => sums.get(`${what}, ${CONNECTIONS} connections, ${name}`));
      if (own && others)
        console.log(
          `${what}: ${(others.busyMs / others.requests / (own.busyMs / own.requests)).toFixed(2)} of nginx's requests on a core`,
        );
    }
    const third = Math.ceil(memory.length / 3);
    const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
    console.log(`memory: ${early.toFixed(0)} MiB in the second third, ${late.toFixed(0)} MiB in the last`);
    return [
      ...(errors > 0 ? [`${errors} requests failed`] : []),
      ...(late > early * MOST_MORE ? [`memory grows: ${early.toFixed(0)} MiB, then ${late.toFixed(0)} MiB`] : []),
    ];
  } finally {
    await Promise.all([edge.stop(), nginx.stop()]);
    await files.remove();
  }
}
