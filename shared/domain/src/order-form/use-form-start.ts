import './order-form.css';
import { useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { useJob, type Job } from '@console/area';
import { orderError, type SentOrders } from '../order/sent-order';

/** What a create form begins with instead of its defaults: an order that failed, or one more of the same. */
export interface FormStart<Values> {
  readonly key: string;
  readonly values: Values;
  readonly error?: ApiError;
}

export interface FormStartState<Values> {
  /** Undefined where the form begins with its defaults. */
  readonly start: FormStart<Values> | undefined;
  readonly setStart: (start: FormStart<Values> | undefined) => void;
  /** The creation whose progress is to be shown: one that runs or is done. */
  readonly shown: Job | undefined;
  /** What was sent for it, where it was sent from here. */
  readonly sentValues: Values | undefined;
}

/**
 * What a create page shows: its form, with what was sent last and did not come to be, or the progress of a creation.
 * @param sent what the form has sent
 * @param jobId of the creation that the address names
 * @param isLinked the address chooses: what was sent before is not brought back
 */
export function useFormStart<Values>(
  sent: SentOrders<Values>,
  jobId: string | undefined,
  isLinked: boolean,
): FormStartState<Values> {
  const [chosen, setStart] = useState<FormStart<Values>>();
  // Read again where another job is shown: that one was sent from here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const previous = useMemo(sent.last, [jobId]);
  const previousJob = useJob(previous?.id);
  const job = useJob(jobId);
  // Also an order of which nothing is known any more: the session ended while it was sent.
  const isOpen = previousJob?.state === 'running' || previousJob?.state === 'done';
  const error = previousJob && orderError(previousJob);
  const failed =
    previous && !previous.isTaken && !isOpen && !isLinked
      ? { key: previous.id, values: previous.values, ...(error ? { error } : {}) }
      : undefined;
  const shown = job && job.state !== 'failed' && job.state !== 'lost' ? job : undefined;
  return {
    start: chosen ?? failed,
    setStart,
    shown,
    sentValues: shown && previous?.id === shown.id ? previous.values : undefined,
  };
}
