import * as v from 'valibot';
import { ApiError, credentialId, storage } from '@console/api';
import type { Job } from '@console/area';
import { orderText } from './messages';

/** What was sent last from a form. */
export interface SentOrder<Values> {
  /** Of the job, or of several that were started together. */
  readonly id: string;
  readonly values: Values;
  /** The server has taken it, or it has a screen of its own: there is nothing to bring back into the form. */
  readonly isTaken: boolean;
}

export interface SentOrders<Values> {
  readonly remember: (id: string, values: Values, isTaken?: boolean) => void;
  /** Says that the server has taken what was sent. */
  readonly take: (id: string) => void;
  readonly last: () => SentOrder<Values> | undefined;
  readonly forget: () => void;
}

/**
 * Keeps what was sent last from a form, so that a failure far from it loses nothing: in memory as it was, and for a reload
 * or a session that ends in this tab's storage, beside the drafts of forms and forgotten with them.
 * @param key in the storage; begins with 'draft.'
 * @param shape what the values must be when they are read again
 * @param kept the values as they may be written down
 */
export function sentOrders<Values>(
  key: string,
  shape: v.GenericSchema<Values>,
  kept: (values: Values) => Values = (values) => values,
): SentOrders<Values> {
  const Stored = v.object({ id: v.string(), values: shape, isTaken: v.optional(v.boolean(), false) });
  let own: (SentOrder<Values> & { readonly owner: string }) | undefined;
  const restored = (): SentOrder<Values> | undefined => {
    try {
      const stored = v.safeParse(Stored, JSON.parse(storage.session.get(key) ?? 'null'));
      return stored.success ? stored.output : undefined;
    } catch {
      return undefined;
    }
  };
  const last = (): SentOrder<Values> | undefined => (own?.owner === credentialId() ? own : restored());
  const remember = (id: string, values: Values, isTaken = false): void => {
    own = { id, values, isTaken, owner: credentialId() };
    storage.session.set(key, JSON.stringify({ id, values: kept(values), isTaken }));
  };
  return {
    remember,
    last,
    take: (id) => {
      const order = last();
      if (order?.id === id) remember(id, order.values, true);
    },
    forget: () => {
      own = undefined;
      storage.session.remove(key);
    },
  };
}

/**
 * Why an order did not come to its end. Of one that a reload has lost nobody knows, and whether anybody has looked for it
 * in the list, and when, is not kept either.
 * @param job undefined where it is not known any more
 */
export function orderError(name: string, job: Pick<Job, 'state' | 'error'> | undefined): ApiError | undefined {
  if (job?.error) return job.error;
  if (job && job.state !== 'lost') return undefined;
  return new ApiError({ kind: 'unknown', outcome: 'unknown', text: orderText('lost', { name }) });
}
