import { call, invalidateSoon, isAborted, toApiError } from '@console/api';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { deleteVm } from '@console/contract/vm';
import { onOneOfMany } from '../machine/pending';
import { releaseAddresses, releaseFollowUp, releaseLeft } from '../machine/release-addresses';
import type { JoinedVm } from '../machine/rows';

type Machine = Pick<JoinedVm, 'uuid' | 'location' | 'name'>;

/**
 * Deletes machines and then addresses of theirs, which are written down before. What is done is remembered, so that another
 * try goes on where the last one failed.
 */
export function createDeletion(): (vm: Machine, release: readonly string[]) => Promise<void> {
  const deleted = new Set<string>();
  return async ({ uuid, location, name }, release) => {
    const id = `vm.bulkDelete ${uuid}`;
    const subject = { uuid, location, name };
    const isLeft = deleted.has(uuid);
    try {
      if (!isLeft) {
        if (release.length > 0) releaseFollowUp.queue(id, { addresses: [...release] }, subject);
        await onOneOfMany({ uuid }, 'delete', () => call(deleteVm, { location, uuid }));
        deleted.add(uuid);
      }
      if (release.length === 0) return;
      await (isLeft ? releaseLeft(subject, release) : releaseAddresses(subject, release));
      releaseFollowUp.queue(id, undefined);
    } catch (error) {
      const stays = !deleted.has(uuid) && toApiError(error).outcome === 'refused' && !isAborted(error);
      if (stays && release.length > 0) releaseFollowUp.queue(id, undefined);
      throw error;
    } finally {
      void invalidateSoon(listIpAddresses, listNetworks, listLoadBalancers);
    }
  };
}
