import { rememberAttempt } from './attempt';
import { runBatch } from './many/run-batch';
import { createRequests } from './request';
import { factsOf, startMachine } from './start-machine';
import type { VmChoices, VmValues } from './values';

/** What was started: one machine, or several together. */
export type Started = { readonly job: string } | { readonly batch: string };

/** Starts what the form says, and keeps what was said. */
export function startOrder(choices: VmChoices, values: VmValues): Started {
  const orders = createRequests(choices, values).map((request) => ({
    request,
    facts: factsOf(choices, values, request),
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
