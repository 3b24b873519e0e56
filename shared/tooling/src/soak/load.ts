import { Agent, get } from 'node:http';

/** What came of asking for one address for some time. */
export interface Load {
  readonly requests: number;
  /** Not answered with 200, or not to the end. */
  readonly errors: number;
  /** Milliseconds until each response began. */
  readonly firstBytes: readonly number[];
}

interface Order {
  readonly port: number;
  /** The host that is asked for, with port. */
  readonly host: string;
  readonly path: string;
  /** Requests under way at a time, each on a connection of its own that is kept. */
  readonly connections: number;
  readonly ms: number;
}

/** Asks once. @returns milliseconds until the response began; undefined for a failure */
function ask(agent: Agent, { port, host, path }: Order): Promise<number | undefined> {
  return new Promise((resolve) => {
    const start = performance.now();
    const headers = { host, 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const began = performance.now() - start;
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? began : undefined));
      response.once('error', () => resolve(undefined));
    }).once('error', () => resolve(undefined));
  });
}

/** Asks for an address again and again, so many at a time. */
export async function load(order: Order): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
  const until = performance.now() + order.ms;
  const firstBytes: number[] = [];
  let errors = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      // A client asks for one thing after the other.
      // oxlint-disable-next-line no-await-in-loop
      const began = await ask(agent, order);
      if (began === undefined) errors += 1;
      else firstBytes.push(began);
    }
  };
  await Promise.all(Array.from({ length: order.connections }, client));
  agent.destroy();
  return { requests: firstBytes.length + errors, errors, firstBytes };
}
