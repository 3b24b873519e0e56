import { call } from '@console/api';
import type { JobFinder } from '@console/area';
import { paths } from '@console/contract/paths';
import { listVms, type Vm } from '@console/contract/vm';

/** The machine of a name that was not there before. */
export const createdAmong = <Row extends Pick<Vm, 'name' | 'uuid'>>(
  vms: readonly Row[],
  name: string,
  known: readonly string[],
): Row | undefined => vms.find((vm) => vm.name === name && !known.includes(vm.uuid));

/**
 * Finds the machine of a creation again after a reload: the one of its name and place that was not there before.
 * Nothing is sent twice. (The API has no task objects: the list is all there is to ask.)
 */
export const findCreatedVm: JobFinder = async (job) => {
  const { location } = job;
  if (!location) return undefined;
  const known = job.match?.['known'];
  const vm = createdAmong(await call(listVms, { location }), job.name, Array.isArray(known) ? known : []);
  if (!vm) return undefined;
  const isReady = vm.status !== 'creating';
  if (isReady) {
    // The page went away before they were done.
    const { runFollowUps } = await import(/* webpackChunkName: "compute-follow-ups" */ './follow-ups');
    await runFollowUps(job.id, { location, uuid: vm.uuid, name: vm.name }, vm);
  }
  return { path: paths.vm({ location, vmId: vm.uuid }), isReady };
};
