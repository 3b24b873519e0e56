import './order-form.css';
import { useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { startJob, useJob, type Job, type NewJob } from '@console/area';
import { useNavigate, useSearchParams } from '@console/area/router';
import { nextName } from '../order/next-name';
import { orderError, type SentOrder, type SentOrders } from '../order/sent-order';
import { useOrderWatch } from './use-order-watch';
import { useTearOff } from './use-tear-off';
import { draftKeyOf, isLinked, type FormLink } from './draft-key';

/** What a create form begins with instead of its defaults: an order that failed, or one more of the same. */
export interface FormStart<Values> {
  readonly key: string;
  readonly values: Values;
  readonly error?: ApiError;
}

/** For the screen of a creation: one that runs or is done. */
export interface OrderOnItsWay<Values> {
  readonly job: Job;
  /** What was sent for it, where it was sent from here. */
  readonly values: Values | undefined;
  /** The form again, with the same choices and the next name. */
  readonly onAnother: (() => void) | undefined;
  /** The form again, with what was sent and why it failed. */
  readonly onFailed: (error: ApiError) => void;
}

/** For the form itself. */
export interface OrderFormState<Values> {
  /** The failure of the order before. */
  readonly error: ApiError | undefined;
  /** Under which what was typed before a reload is taken up again. */
  readonly draftKey: string;
  /** Given where nobody knows how the order before has ended: away from it. */
  readonly onLeave: (() => void) | undefined;
  /**
   * Sends an order as a job and shows its progress.
   * @param jobOf makes the job; what it is given is called once the server has taken the order
   */
  readonly onOrder: (values: Values, jobOf: (onAccepted: () => void) => NewJob) => void;
}

export interface OrderPageOptions<Values> {
  /** What the form has sent. */
  readonly sent: SentOrders<Values>;
  /** The path of the form; its parameter `job` names a creation. */
  readonly path: string;
  /** The list that what is made stands in. */
  readonly list: string;
  /** What the address chooses: where it does, the form begins with that, and not with what was sent before. */
  readonly link: FormLink;
  /** Name of the form's drafts; those of a link have it in their name, too. */
  readonly draft: string;
}

export interface OrderPage<Values> {
  /** Given where the progress of a creation is to be shown, in the place of the form. */
  readonly progress: OrderOnItsWay<Values> | undefined;
  /** Undefined where the form begins with its defaults. */
  readonly start: FormStart<Values> | undefined;
  readonly form: OrderFormState<Values>;
}

/** The form with an order that did not come to be, or of which nobody knows. @param job undefined where it is not known any more */
export function formStartOf<Values extends { readonly name: string }>(
  { id, values }: SentOrder<Values>,
  job: Job | undefined,
): FormStart<Values> {
  const error = orderError(values.name, job);
  return { key: id, values, ...(error ? { error } : {}) };
}

/** What a create page shows: its form, with what was sent last and did not come to be, or the progress of a creation. */
export function useOrderPage<Values extends { readonly name: string }>({
  sent,
  path,
  list,
  link,
  draft,
}: OrderPageOptions<Values>): OrderPage<Values> {
  const navigate = useNavigate();
  const tearOff = useTearOff();
  const jobId = useSearchParams()[0].get('job') ?? undefined;
  const watch = useOrderWatch(jobId);
  const [chosen, setStart] = useState<FormStart<Values>>();
  // Read again where another job is shown: that one was sent from here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const previous = useMemo(sent.last, [jobId]);
  const previousJob = useJob(previous?.id);
  const job = useJob(jobId);
  const isOpen = previousJob?.state === 'running' || previousJob?.state === 'done';
  const failed = previous && !previous.isTaken && !isOpen ? formStartOf(previous, previousJob) : undefined;
  // A link asks for something else than what was sent before, which waits at the address without one.
  const start = isLinked(link) ? undefined : (chosen ?? failed);
  const showForm = (next: FormStart<Values>): void => {
    setStart(next);
    void navigate(path, { replace: next.error !== undefined });
  };
  const progressOf = (shown: Job): OrderOnItsWay<Values> => {
    const values = previous?.id === shown.id ? previous.values : undefined;
    return {
      job: shown,
      values,
      onAnother:
        values && (() => showForm({ key: `${shown.id}+`, values: { ...values, name: nextName(values.name) } })),
      onFailed: (error) => values && showForm({ key: shown.id, values, error }),
    };
  };
  const leave = (): void => {
    sent.forget();
    void navigate(list);
  };
  return {
    progress: job && job.state !== 'failed' && job.state !== 'lost' ? progressOf(job) : undefined,
    start,
    form: {
      error: start?.error,
      draftKey: draftKeyOf(draft, link),
      onLeave: start?.error?.outcome === 'unknown' ? leave : undefined,
      onOrder: (values, jobOf) => {
        const id: string = startJob(jobOf(() => sent.take(id)));
        watch(id);
        sent.remember(id, values);
        tearOff(() => {
          setStart(undefined);
          void navigate(`${path}?job=${id}`);
        });
      },
    },
  };
}
