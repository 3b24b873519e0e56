import { call, invalidate, isAborted, toApiError } from '@console/api';
import { defineAction } from '@console/area';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { deleteVm, listVms } from '@console/contract/vm';
import { vmMarks } from '../../machine/pending';
import { releaseFollowUp } from '../../machine/release-addresses';
import type { JoinedVm } from '../../machine/rows';

export const deleteAction = defineAction<null>('vm.delete');

/**
 * Deletes a machine, and then the floating IPs that are not to be kept. It is over when the machine is gone; the rest goes
 * on, over a reload as well, and tells what becomes of it.
 * @throws ApiError when the machine itself is not known to be deleted
 */
export function deleteMachine(
  { uuid, location, name }: Pick<JoinedVm, 'uuid' | 'location' | 'name'>,
  release: readonly string[] = [],
): Promise<void> {
  const id = deleteAction.idOf(uuid);
  const subject = { uuid, location, name };
  releaseFollowUp.queue(id, release.length > 0 ? { addresses: [...release] } : undefined, subject);
  return new Promise((resolve, reject) => {
    const work = async (): Promise<void> => {
      try {
        await call(deleteVm, { location, uuid });
        resolve();
        void releaseFollowUp.runAfter(id, subject, 'deleted now');
      } catch (error) {
        // Where nobody knows, it may be gone yet: the next page that is loaded looks.
        if (toApiError(error).outcome === 'refused' && !isAborted(error)) releaseFollowUp.queue(id, undefined);
        throw error;
      } finally {
        // Until the list is read anew the machine is marked as being deleted, or it would come back for a moment.
        await Promise.all(
          [listVms, listIpAddresses, listNetworks, listLoadBalancers].map((changed) => invalidate(changed)),
        );
      }
    };
    vmMarks.during(uuid, 'delete', work).catch(reject);
  });
}
