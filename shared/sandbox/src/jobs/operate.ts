import type { SiteRuntime } from '../site';
import type { JobKind } from './kinds';
import { waitFor } from './settle';
import { type JobOptions, startJob } from './start';

/**
 * Runs an operation that others can watch: `begin` checks, notes what it looks like meanwhile and names the target, in
 * one transaction; resolves when the operation's finisher has run.
 */
export async function operate(
  site: SiteRuntime,
  kind: JobKind,
  begin: () => { readonly id: string; readonly user_id: number },
  options?: JobOptions,
): Promise<void> {
  const job = await site.store.transact(() => startJob(site, kind, begin(), options));
  await waitFor(site, job.id);
}
