import { call, invalidateSoon, toApiError } from '@console/api';
import { deleteIpAddress, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { deleteVm } from '@console/contract/vm';
import { text } from './texts';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';

type Machine = Pick<JoinedVm, 'uuid' | 'location'>;

/** The machine is gone, and an address that was to go with it is not. */
function notReleased(address: string, thrown: unknown): Error {
  const { text: reason, status, correlationId } = toApiError(thrown);
  const error = new Error(text('notReleased', { address, reason }));
  return Object.assign(error, { status, correlationId });
}

/**
 * Deletes machines and then addresses of theirs: released first, they would cut off a machine that may turn out to stay.
 * What is done is remembered, so that another try goes on where the last one failed.
 */
export function createDeletion(): (vm: Machine, release: readonly string[]) => Promise<void> {
  const deleted = new Set<string>();
  const released = new Set<string>();
  return async ({ uuid, location }, release) => {
    try {
      if (!deleted.has(uuid)) {
        await onOneOfMany({ uuid }, 'delete', () => call(deleteVm, { location, uuid }));
        deleted.add(uuid);
      }
      for (const address of release) {
        if (released.has(address)) continue;
        try {
          await call(deleteIpAddress, { location, address });
        } catch (error) {
          throw notReleased(address, error);
        }
        released.add(address);
      }
    } finally {
      void invalidateSoon(listIpAddresses, listNetworks, listLoadBalancers);
    }
  };
}
