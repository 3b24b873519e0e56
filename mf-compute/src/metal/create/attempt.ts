import * as v from 'valibot';
import { storage } from '@console/api';
import { nextName } from '../../order/next-name';
import { orderShape } from './schema';
import type { OrderValues } from './values';

/** Kept as drafts are: in this tab, for whoever has typed it. An order has no secrets. */
const KEY = 'draft.metal-create-sent';

const Attempt = v.object({
  jobId: v.string(),
  values: orderShape,
  /** The server has taken the order: there is nothing to bring back into the form. */
  isAccepted: v.boolean(),
});
export type Attempt = v.InferOutput<typeof Attempt>;

const keep = (attempt: Attempt): unknown => storage.session.set(KEY, JSON.stringify(attempt));

export function rememberAttempt(jobId: string, values: OrderValues): void {
  keep({ jobId, values, isAccepted: false });
}

/** Says that the server has taken an order. */
export function acceptAttempt(jobId: string): void {
  const last = lastAttempt();
  if (last?.jobId === jobId) keep({ ...last, isAccepted: true });
}

/** What was sent last, also before a reload: a failure far from the form loses nothing. */
export function lastAttempt(): Attempt | undefined {
  try {
    const kept = v.safeParse(Attempt, JSON.parse(storage.session.get(KEY) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** The same choices for one more server, with the next name. */
export const another = (values: OrderValues): OrderValues => ({ ...values, name: nextName(values.name) });
