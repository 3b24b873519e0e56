import { call, invalidate } from '@console/api';
import type { JobFinder } from '@console/area';
import { isBornSince } from '@console/contract/effects/effect';
import { listMetalLeases } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { sentFacts } from '@console/domain/order';

/**
 * Finds the server of an order again after a reload: the one of its name and place that was not there before and was born
 * since. Nothing is sent twice. (The API has no task objects: the list is all there is to ask.)
 */
export const findOrderedLease: JobFinder = async (job) => {
  const { location, name } = job;
  if (!location) return undefined;
  const facts = sentFacts(job);
  const leases = await call(listMetalLeases, { location });
  const lease = leases.find(
    (row) => row.display_name === name && isBornSince({ id: row.uuid, birth: row.created_at }, facts),
  );
  if (!lease) return undefined;
  const isReady = lease.status !== 'pending';
  // What was read before says that it is being set up, and its page is opened now.
  if (isReady) await invalidate(listMetalLeases, { location });
  return { path: paths.metalLease({ uuid: lease.uuid }), isReady };
};
