import { rememberAttempt } from './attempt';
import { runBatch } from './many/run-batch';
import { resolveOrder } from './order';
import { createRequests } from './request';
import { factsOf, startMachine } from './start-machine';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

/** What was started: one machine, or several together. */
export type Started = { readonly job: string } | { readonly batch: string };

/** Starts what the form says, and keeps what was said. */
export function startOrder(choices: VmChoices, values: VmValues): Started {
  const order = resolveOrder(choices, values);
  const orders = createRequests(order).map((request) => ({
    request,
    facts: factsOf(order, request),
  }));
  const [only] = orders;
  if (only && orders.length === 1) {
    const job = startMachine(only.request, only.facts);
    rememberAttempt(job, values);
    return { job };
  }
  const batch = runBatch(orders);
  // The progress of several keeps them itself.
  rememberAttempt(batch, values, true);
  return { batch };
}
