import { call } from '@console/api';
import type { Job, JobFinder } from '@console/area';
import { paths } from '@console/contract/paths';
import { listVms, type Vm } from '@console/contract/vm';

/** The machine of a name that was not there before. */
export const createdAmong = <Row extends Pick<Vm, 'name' | 'uuid'>>(
  vms: readonly Row[],
  name: string,
  known: readonly string[],
): Row | undefined => vms.find((vm) => vm.name === name && !known.includes(vm.uuid));

/** What was to be done right after the creation: the page went away before that. */
async function catchUp(job: Job, location: string, { uuid, name, backup }: Vm): Promise<void> {
  if (job.match?.['backup'] === 1 && !backup) {
    const { backUp } = await import(/* webpackChunkName: "compute-create" */ './backup/outcomes');
    await backUp(job.id, { location, uuid, name }, backup);
  }
  const { fulfilWish } = await import(/* webpackChunkName: "compute-create" */ './balancer/wishes');
  await fulfilWish(job.id, { location, uuid, name });
}

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
  if (isReady) await catchUp(job, location, vm);
  return { path: paths.vm({ location, vmId: vm.uuid }), isReady };
};
