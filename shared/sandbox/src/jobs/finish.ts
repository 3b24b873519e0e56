import type { JobRow } from '../model/jobs';
import type { SiteRuntime } from '../site';
import type { JobKind } from './kinds';

/** What an operation leads to when its time has come, at a time in epoch seconds. Only inside a transaction. */
export type Finisher = (site: SiteRuntime, job: JobRow, at: number) => void;

export type Finishers<Kind extends JobKind> = { readonly [Key in Kind]: Finisher };
