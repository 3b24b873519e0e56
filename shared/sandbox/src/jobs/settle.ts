import { closeMonths } from '../billing/month-end';
import type { JobRow } from '../model/jobs';
import type { SiteRuntime } from '../site';
import { endOf } from '../time/operations';
import { finishers } from './finishers';
import { nightlyBackups } from './vm-backups';

const dueJobs = (site: SiteRuntime): JobRow[] => {
  const now = site.nowMs();
  const { speed } = site.state;
  return site.store.jobs.where((job) => endOf(job, speed) <= now);
};

/**
 * Brings the site up to its clock: makes the backups of the nights and finishes the operations whose time has come, and
 * invoices the months that are over.
 */
export async function settle(site: SiteRuntime): Promise<void> {
  if (dueJobs(site).length === 0 && !closeMonths.isDue(site) && !nightlyBackups.isDue(site)) return;
  await site.store.transact(() => {
    nightlyBackups(site);
    for (const job of dueJobs(site)) {
      finishers[job.kind](site, job, site.now());
      site.store.jobs.delete(job.id);
    }
    closeMonths(site);
  });
}

/** Waits until an operation is over, however the clock and the speed change meanwhile. */
export async function waitFor(site: SiteRuntime, jobId: string): Promise<void> {
  for (;;) {
    await settle(site);
    const job = site.store.jobs.get(jobId);
    if (!job) return;
    await site.waiters.pause(Math.max(1, endOf(job, site.state.speed) - site.nowMs()));
  }
}
