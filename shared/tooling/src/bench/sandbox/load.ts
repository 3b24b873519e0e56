import * as v from 'valibot';
import { clientOf } from './http-client';
import type { ClientRequest } from './http-client';
import { nextCall, numbersFrom, readCustomer } from './mix';

/** Runs in a process of its own: so many connections, each with its next call as soon as the last one is answered. */
const Order = v.object({ port: v.number(), connections: v.number(), warmUpMs: v.number(), measuredMs: v.number() });

const order = v.parse(Order, JSON.parse(process.argv[2] ?? ''));
const client = clientOf(order.port, order.connections);
const customer = await readCustomer(client);
const begin = performance.now() + order.warmUpMs;
const end = begin + order.measuredMs;
const latencies: number[] = [];
let total = 0;
const failures = new Map<string, number>();

async function send(request: ClientRequest): Promise<string> {
  const started = performance.now();
  const response = await client.send(request);
  const ended = performance.now();
  total += 1;
  if (ended >= begin && ended < end) latencies.push(ended - started);
  if (response.status >= 300) {
    const what = `${request.method} ${request.path}: ${response.status} ${response.text.slice(0, 200)}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
    throw new Error(what);
  }
  return response.text;
}

async function work(seed: number): Promise<void> {
  const number = numbersFrom(seed);
  while (performance.now() < end) await nextCall(send, customer, number).catch((error: unknown) => noteOther(error));
}

/** A refused call is counted already; anything else is a fault of the bench. */
function noteOther(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  if (!failures.has(text)) failures.set(text, 1);
}

await Promise.all(Array.from({ length: order.connections }, (_, seed) => work(seed + 1)));
client.close();
process.send?.({ total, latencies, failures: [...failures].map(([text, count]) => `${count} × ${text}`) });
// The report may still be on its way when this process could end: whoever reads it says when it may.
process.once('disconnect', () => process.exit(0));
