import { call, lookUp } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { deleteLoadBalancer } from '@console/contract/load-balancer-change';
import { listNetworks } from '@console/contract/network';
import { defineDeletion } from '@console/domain/deletion';
import { balancerMarks } from '../pending';

/** Deletes load balancers, and then the floating IPs that are not to be kept. */
export const balancerDeletion = defineDeletion({
  kind: 'lb',
  area: 'mf-network',
  remove: ({ location, uuid }) => call(deleteLoadBalancer, { location, uuid }),
  isGone: async ({ location, uuid }) => {
    const balancer = lookUp(await call(listLoadBalancers, { location }), 'uuid', uuid);
    return balancer === undefined || (balancer !== 'unread' && balancer.is_deleted === true);
  },
  marks: balancerMarks,
  shownBy: listLoadBalancers,
  changes: [listNetworks],
});
