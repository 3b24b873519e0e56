import { call } from '@console/api';
import type { JobFinder } from '@console/area';
import { listMetalLeases, type MetalLease } from '@console/contract/metal';
import { paths } from '@console/contract/paths';

/** The lease of a name that was not there before. */
export const orderedAmong = <Row extends Pick<MetalLease, 'display_name' | 'uuid'>>(
  leases: readonly Row[],
  name: string,
  known: readonly string[],
): Row | undefined => leases.find((lease) => lease.display_name === name && !known.includes(lease.uuid));

/**
 * Finds the server of an order again after a reload: the one of its name and place that was not there before. Nothing is
 * sent twice. (The API has no task objects: the list is all there is to ask.)
 */
export const findOrderedLease: JobFinder = async (job) => {
  if (!job.location) return undefined;
  const known = job.match?.['known'];
  const leases = await call(listMetalLeases, { location: job.location });
  const lease = orderedAmong(leases, job.name, Array.isArray(known) ? known : []);
  return lease && { path: paths.metalLease({ uuid: lease.uuid }), isReady: lease.status !== 'pending' };
};
