import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ApiError } from '@console/api';
import type { Outcome } from './outcome';

/** What was filled in for an action. It stays as it is for whoever opens the dialog again. Never a secret. */
export interface Kept<Values> {
  current: Values;
}

/** Work in progress: a write, with all that is to follow it, as whoever shows it needs to know it. */
export interface Action {
  /** Of what it does and what it is about; there is one at a time. */
  readonly id: string;
  /** Lost: a job of which nobody knows whether it has made something. */
  readonly state: 'running' | 'done' | 'failed' | 'lost';
  /** What became of it, once it has ended. */
  readonly outcome?: Outcome;
  readonly error?: ApiError;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly values?: Kept<unknown>;
}

export interface JobDetail {
  readonly label: string;
  readonly value: string;
}

/** An action that takes long: the creation of a resource. It is kept after its end, and over a reload. */
export interface Job extends Action {
  readonly kind: string;
  readonly name: string;
  /** Slug of its location, where it has one. */
  readonly location?: string;
  /** The area that started it: 'mf-compute'. */
  readonly area: string;
  /** How long such a job takes, in milliseconds. */
  readonly expectedMs: number;
  /** Of the new thing, when it is there. */
  readonly path?: string;
  /** Where another one is created. */
  readonly another?: string;
  /** What was chosen, for the progress screen. Never a secret. */
  readonly details?: readonly JobDetail[];
  /** The response was lost: whether it has made something is being looked up. */
  readonly isChecked?: boolean;
  /** What finds the new thing in a list after a reload; given to the finder of the kind. Never a secret. */
  readonly match?: Readonly<Record<string, string | number | readonly string[]>>;
}

interface Actions {
  readonly actions: readonly (Action | Job)[];
}

export const isJob = (action: Action | Job): action is Job => 'expectedMs' in action;

/** All that is in progress on this page, latest first, and the jobs that have ended. It outlives every area. */
export const actionStore = create<Actions>()(() => ({ actions: [] }));

export const actionOf = (id: string): Action | Job | undefined =>
  actionStore.getState().actions.find((action) => action.id === id);

export const jobsOf = ({ actions }: Actions): readonly Job[] => actions.filter(isJob);

/** The jobs of this tab, latest first. */
export const useJobs = (): readonly Job[] => actionStore(useShallow(jobsOf));

export const useJob = (id: string | undefined): Job | undefined =>
  actionStore((state) => jobsOf(state).find((job) => job.id === id));

const KEPT_JOBS = 20;

/** Adds an action, in the place of one with the same id. */
export function addAction(action: Action | Job): void {
  actionStore.setState((state) => {
    const others = state.actions.filter(({ id }) => id !== action.id);
    const tooOld = new Set(isJob(action) ? jobsOf({ actions: others }).slice(KEPT_JOBS - 1) : []);
    return { actions: [action, ...others.filter((other) => !isJob(other) || !tooOld.has(other))] };
  });
}

export function changeAction(id: string, change: Partial<Job>): void {
  actionStore.setState(({ actions }) => ({
    actions: actions.map((action) => (action.id === id ? { ...action, ...change } : action)),
  }));
}

/**
 * Says of the job that has sent a creation that its response was lost; of several of that name, of the one begun last.
 * @param name of what was to be created
 * @returns the end of it: it is known, or nobody can find out
 */
export function checkJob(name: string): () => void {
  const job = jobsOf(actionStore.getState()).find((one) => one.state === 'running' && one.name === name);
  if (!job) return () => undefined;
  changeAction(job.id, { isChecked: true });
  return () => changeAction(job.id, { isChecked: false });
}

export function removeAction(id: string): void {
  actionStore.setState(({ actions }) => ({ actions: actions.filter((action) => action.id !== id) }));
}

/** How far a job is, 0 to 100: elapsed time of what is expected, capped. (spec 1, section 2) */
export function jobPercent(job: Pick<Job, 'state' | 'startedAt' | 'expectedMs'>, now: number = Date.now()): number {
  if (job.state === 'done') return 100;
  return Math.max(0, Math.min(100, Math.floor(((now - job.startedAt) / job.expectedMs) * 100)));
}
