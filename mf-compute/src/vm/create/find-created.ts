import { call, invalidate } from '@console/api';
import { paths } from '@console/contract/paths';
import { listVms } from '@console/contract/vm';
import { jobFinder } from '@console/domain/order';

/** Finds the machine of a creation after a reload, by its name and place. */
export const findCreatedVm = jobFinder({
  rows: ({ location }) => call(listVms, { location }),
  id: ({ uuid }) => uuid,
  is: (vm, { name }) => vm.name === name,
  path: ({ uuid }, { location }) => paths.vm({ location, vmId: uuid }),
  isReady: ({ status }) => status !== 'creating',
  follow: async ({ uuid, name }, { id, location }) => {
    const { runFollowUps } = await import(/* webpackChunkName: "compute-follow-ups" */ './follow-ups');
    await runFollowUps(id, { location, uuid, name });
  },
  renew: ({ location }) => invalidate(listVms, { location }),
});
