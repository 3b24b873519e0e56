import type { SiteRuntime } from '../site';
import { durations, type JobKind } from './kinds';
import type { JobRow } from '../model/site';

export interface JobOptions {
  /** Of the usual duration. */
  readonly factor?: number;
  readonly fails?: boolean;
  readonly detail?: JobRow['detail'];
}

/** Notes that an operation has begun. Only inside a transaction. */
export function startJob(
  site: SiteRuntime,
  kind: JobKind,
  target: { readonly id: string; readonly user_id: number },
  { factor = 1, fails, detail }: JobOptions = {},
): JobRow {
  return site.store.jobs.put({
    id: crypto.randomUUID(),
    user_id: target.user_id,
    kind,
    target: target.id,
    started: site.nowMs(),
    lasts: durations[kind] * factor,
    ...(fails ? { fails } : {}),
    ...(detail ? { detail } : {}),
  });
}

/** Whether an operation on a resource is under way. */
export const isBusy = (site: SiteRuntime, target: string): boolean =>
  site.store.jobs.oneBy('target', target) !== undefined;

/** What an operation leads to when its time has come, at a time in epoch seconds. Only inside a transaction. */
export type Finisher = (site: SiteRuntime, job: JobRow, at: number) => void;

export type Finishers<Kind extends JobKind> = { readonly [Key in Kind]: Finisher };
