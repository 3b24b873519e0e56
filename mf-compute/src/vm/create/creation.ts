import { runBatch } from './many/run-batch';
import { resolveOrder } from './order';
import { createRequests } from './request';
import { sent } from './sent';
import { factsOf, startMachine } from './start-machine';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

// What is needed once the form is filled in comes apart from it.
export { CreateProgress } from './create-progress';
export { BatchScreen } from './many/batch-screen';

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
    sent.remember(job, values);
    return { job };
  }
  const batch = runBatch(orders);
  // The progress of several keeps them itself.
  sent.remember(batch, values, true);
  return { batch };
}
