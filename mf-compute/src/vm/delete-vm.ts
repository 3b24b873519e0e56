import { call, invalidate } from '@console/api';
import { toastError } from '@console/area';
import { deleteIpAddress, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { deleteVm, listVms } from '@console/contract/vm';
import { whilePending } from './pending-actions';
import type { VmRow } from './rows';

/**
 * Deletes a machine, and then the floating IPs that are not to be kept: releasing them first would cut off a machine
 * that may turn out to stay. An address that could not be released is told by name; the machine is gone all the same.
 * @throws ApiError when the machine itself could not be deleted
 */
export async function deleteWithAddresses(
  { uuid, location }: Pick<VmRow, 'uuid' | 'location'>,
  release: readonly string[] = [],
): Promise<void> {
  try {
    await whilePending(uuid, 'delete', () => call(deleteVm, { location, uuid }));
    for (const address of release) {
      try {
        await call(deleteIpAddress, { location, address });
      } catch (error) {
        toastError(error);
      }
    }
  } finally {
    await Promise.all(
      [listVms, listIpAddresses, listNetworks, listLoadBalancers].map((changed) => invalidate(changed)),
    );
  }
}
