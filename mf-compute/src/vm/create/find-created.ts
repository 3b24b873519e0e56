import { call, invalidate } from '@console/api';
import type { JobFinder } from '@console/area';
import { isBornSince } from '@console/contract/effects/effect';
import { paths } from '@console/contract/paths';
import { listVms } from '@console/contract/vm';
import { sentFacts } from '@console/domain/order';

/**
 * Finds the machine of a creation again after a reload: the one of its name and place that was not there before and was
 * born since. Nothing is sent twice. (The API has no task objects: the list is all there is to ask.)
 */
export const findCreatedVm: JobFinder = async (job) => {
  const { location, name } = job;
  if (!location) return undefined;
  const facts = sentFacts(job);
  const vms = await call(listVms, { location });
  const vm = vms.find((row) => row.name === name && isBornSince({ id: row.uuid, birth: row.created_at }, facts));
  if (!vm) return undefined;
  const isReady = vm.status !== 'creating';
  if (isReady) {
    // The page went away before they were done.
    const { runFollowUps } = await import(/* webpackChunkName: "compute-follow-ups" */ './follow-ups');
    await runFollowUps(job.id, { location, uuid: vm.uuid, name: vm.name });
    // What was read before says that it is being created, and its page is opened now.
    await invalidate(listVms, { location });
  }
  return { path: paths.vm({ location, vmId: vm.uuid }), isReady };
};
