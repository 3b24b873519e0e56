import { call } from '@console/api';
import type { JobFinder } from '@console/area';
import { paths } from '@console/contract/paths';
import { listVms } from '@console/contract/vm';

/**
 * Finds the machine of a creation again after a reload: the one of its name and place that was not there before.
 * Nothing is sent twice. (The API has no task objects: the list is all there is to ask.)
 */
export const findCreatedVm: JobFinder = async (job) => {
  if (!job.location) return undefined;
  const known = job.match?.['known'];
  const before = Array.isArray(known) ? known : [];
  const vms = await call(listVms, { location: job.location });
  const vm = vms.find(({ name, uuid }) => name === job.name && !before.includes(uuid));
  return vm && { path: paths.vm({ location: job.location, vmId: vm.uuid }), isReady: vm.status !== 'creating' };
};
