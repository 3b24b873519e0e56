import type { Event } from '../billing/account-events';
import { closeMonth, openMonth } from '../billing/month-end';
import { timelineOf } from '../billing/timeline';
import type { SiteRuntime } from '../site';
import { endOf } from '../time/operations';
import { finishers } from './finishers';
import { type JobOptions, startJob } from './job';
import type { JobKind } from './kinds';
import type { JobRow } from '../model/site';
import { nextBackup, nightlyBackups } from './vm-backups';

/** The operation that ends first. */
function nextJob(site: SiteRuntime): Event | undefined {
  const { speed } = site.state;
  let first: JobRow | undefined;
  for (const job of site.store.jobs.all()) if (!first || endOf(job, speed) < endOf(first, speed)) first = job;
  if (!first) return undefined;
  const job = first;
  return {
    at: endOf(job, speed) / 1000,
    run() {
      finishers[job.kind](site, job, site.now());
      site.store.jobs.delete(job.id);
    },
  };
}

function nextBackups(site: SiteRuntime): Event {
  const { backed_up_until } = site.state;
  const at = backed_up_until === undefined ? site.now() : nextBackup(backed_up_until, site.config.backupTime);
  return { at, run: () => nightlyBackups(site) };
}

const nextMonthEnd = (site: SiteRuntime): Event => ({ at: openMonth(site).end, run: () => closeMonth(site) });

/** What happens next on a site; of two things in the same moment operations come first, accounts last. */
function nextEvent(site: SiteRuntime): Event {
  const events = [nextJob(site), nextBackups(site), nextMonthEnd(site), timelineOf(site).next(site)];
  return events.filter((event) => event !== undefined).reduce((first, event) => (event.at < first.at ? event : first));
}

/** Lets happen what is due, one thing after the other, each at its own time. Only inside a transaction. */
function catchUp(site: SiteRuntime, nowMs: number): void {
  for (let event = nextEvent(site); event.at * 1000 <= nowMs; event = nextEvent(site)) {
    // Under another speed an operation may be over since before the latest thing that happened.
    const at = Math.max(event.at, timelineOf(site).settledAt(site));
    site.during(at, event.run);
    timelineOf(site).settle(Math.floor(at));
  }
  site.remember({ settled_at: Math.floor(nowMs / 1000) });
}

/**
 * Brings the site up to its clock in the order of time: operations end, nights are backed up, months are invoiced,
 * accounts are topped up, warned, frozen. A long jump of the clock leads to what many short ones lead to.
 */
export async function settle(site: SiteRuntime): Promise<void> {
  const nowMs = site.nowMs();
  timelineOf(site).wind(Math.floor(nowMs / 1000));
  if (nextEvent(site).at * 1000 > nowMs) {
    timelineOf(site).settle(Math.floor(nowMs / 1000));
    return;
  }
  await site.store.transact(() => catchUp(site, site.nowMs()));
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
