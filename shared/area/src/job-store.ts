import { create } from 'zustand';
import type { ResourceKind } from '@console/contract/kinds';
import type { ApiError } from '@console/api';

export interface JobDetail {
  readonly label: string;
  readonly value: string;
}

/** Something that takes long: the creation of a resource. */
export interface Job {
  readonly id: string;
  readonly kind: ResourceKind;
  readonly name: string;
  /** Slug of its location, where it has one. */
  readonly location?: string;
  /** The area that started it: 'mf-compute'. */
  readonly area: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** How long such a job takes, in milliseconds. */
  readonly expectedMs: number;
  readonly state: 'running' | 'done' | 'failed' | 'lost';
  /** Of the new thing, when it is there. */
  readonly path?: string;
  readonly error?: ApiError;
  readonly endedAt?: number;
  /** Where another one is created. */
  readonly another?: string;
  /** What was chosen, for the progress screen. Never a secret. */
  readonly details?: readonly JobDetail[];
  /** What finds the new thing in a list after a reload; given to the finder of the kind. Never a secret. */
  readonly match?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The jobs of this tab, latest first. They outlive every area and a reload. */
export const jobStore = create<{ jobs: readonly Job[] }>()(() => ({ jobs: [] }));

export const useJobs = (): readonly Job[] => jobStore(({ jobs }) => jobs);
export const useJob = (id: string | undefined): Job | undefined =>
  jobStore(({ jobs }) => jobs.find((job) => job.id === id));

const KEPT = 20;

export function addJob(job: Job): void {
  jobStore.setState(({ jobs }) => ({ jobs: [job, ...jobs].slice(0, KEPT) }));
}

export function changeJob(id: string, change: Partial<Job>): void {
  jobStore.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...change } : job)) }));
}

/** How far a job is, 0 to 100: elapsed time of what is expected, capped. (spec 1, section 2) */
export function jobPercent(job: Pick<Job, 'state' | 'startedAt' | 'expectedMs'>, now: number = Date.now()): number {
  if (job.state === 'done') return 100;
  return Math.max(0, Math.min(100, Math.floor(((now - job.startedAt) / job.expectedMs) * 100)));
}
