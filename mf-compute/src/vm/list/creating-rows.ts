import { useMemo } from 'react';
import { useJobs, type Job } from '@console/area';
import type { JoinedVm } from '../machine/rows';
import { MB_PER_GB } from '../machine/memory';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A creation of this browser as a row of the list, from what the job remembers of the request. */
function rowOf(job: Job & { location: string }): JoinedVm {
  const match = job.match ?? {};
  return {
    uuid: job.id,
    jobId: job.id,
    name: job.name,
    location: job.location,
    status: 'creating',
    vcpu: numberOf(match['vcpu']),
    memory: numberOf(match['ram']),
    memoryGb: numberOf(match['ram']) / MB_PER_GB,
    diskGb: numberOf(match['disk']),
    storage: [],
    addresses: [],
    addressUuids: [],
    addressState: 'ready',
    network: undefined,
    networkState: 'ready',
    image: textOf(match['image']),
    accountName: textOf(match['account']) || undefined,
    hourly: undefined,
    monthly: undefined,
    isPriceAtLeast: false,
    pending: undefined,
  };
}

/** Creations that are under way and that the list does not show yet. */
export function creatingRows(jobs: readonly Job[], rows: readonly JoinedVm[]): JoinedVm[] {
  return jobs.flatMap((job) => {
    const { location } = job;
    if (job.kind !== 'virtual_machine' || job.state !== 'running' || location === undefined) return [];
    const known = job.match?.['known'];
    const before = Array.isArray(known) ? known : [];
    const isListed = rows.some(
      (row) => row.name === job.name && row.location === location && !before.includes(row.uuid),
    );
    return isListed ? [] : [rowOf({ ...job, location })];
  });
}

/** The list's rows with the creations in front. */
export function useRowsWithCreations(rows: readonly JoinedVm[]): readonly JoinedVm[] {
  const jobs = useJobs();
  return useMemo(() => [...creatingRows(jobs, rows), ...rows], [jobs, rows]);
}
