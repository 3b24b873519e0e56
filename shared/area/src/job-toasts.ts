import { toast, type ToastHandle } from '@console/ui';
import { jobPercent, jobStore, type Job } from './job-store';
import { text } from './messages';

/** What is done by then needs no toast on the way. */
const DELAY_MS = 500;
/** A job that takes longer makes room: the toast lies over what can be pressed, and the header goes on to tell of the job. */
const FOLD_MS = 5000;
/** More than these would cover the page; the jobs of the header tell of the others. */
const SHOWN = 3;

const toasts = new Map<string, ToastHandle>();
/** How many screens show a job themselves. */
const screens = new Map<string, number>();

const jobOf = (id: string): Job | undefined => jobStore.getState().jobs.find((job) => job.id === id);

function show(id: string): void {
  const job = jobOf(id);
  if (job?.state !== 'running' || screens.has(id) || toasts.has(id) || toasts.size >= SHOWN) return;
  const percent = (): number => jobPercent(jobOf(id) ?? job);
  toasts.set(
    id,
    toast.progress(text('job.creating', { name: job.name }), {
      progress: () => percent() / 100,
      note: () => text('job.percent', { percent: percent() }),
      fold: { after: FOLD_MS, onFold: () => toasts.delete(id) },
    }),
  );
}

/** Shows how far a running job is, wherever the person goes; not where a screen shows it. (spec 1, sections 4 and 9) */
export function followJob(id: string): void {
  setTimeout(() => show(id), DELAY_MS);
}

/** The toast of a job that has ended, to end with it; undefined where none was shown. */
export function takeJobToast(id: string): ToastHandle | undefined {
  const shown = toasts.get(id);
  toasts.delete(id);
  return shown;
}

/** Says that a screen shows a job itself. @returns the end of it */
export function showOnScreen(id: string): () => void {
  screens.set(id, (screens.get(id) ?? 0) + 1);
  takeJobToast(id)?.dismiss();
  return () => {
    const left = (screens.get(id) ?? 1) - 1;
    if (left > 0) {
      screens.set(id, left);
      return;
    }
    screens.delete(id);
    followJob(id);
  };
}
