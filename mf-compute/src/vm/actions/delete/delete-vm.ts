import { call, lookUp } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { listVms } from '@console/contract/vm';
import { deleteVm } from '@console/contract/vm-change';
import { defineDeletion } from '@console/domain/deletion';
import { vmMarks } from '../../machine/pending';

/** Deletes machines, and then the floating IPs that are not to be kept. */
export const vmDeletion = defineDeletion({
  kind: 'vm',
  area: 'mf-compute',
  remove: ({ location, uuid }) => call(deleteVm, { location, uuid }),
  isGone: async ({ location, uuid }) => lookUp(await call(listVms, { location }), 'uuid', uuid) === undefined,
  marks: vmMarks,
  shownBy: listVms,
  changes: [listNetworks, listLoadBalancers],
});
