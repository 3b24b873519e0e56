import { atMost, call, invalidate, isAborted, toApiError } from '@console/api';
import { reportError } from '@console/area';
import { deleteIpAddress, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listNetworks } from '@console/contract/network';
import { deleteVm, listVms } from '@console/contract/vm';
import { toast } from '@console/ui';
import { machineText } from '../../machine/texts';
import { vmMarks } from '../../machine/pending';
import type { JoinedVm } from '../../machine/rows';

type Machine = Pick<JoinedVm, 'uuid' | 'location' | 'name'>;

/** A browser has six connections to a host on plain HTTP/1.1. */
const AT_ONCE = 3;

/**
 * Releases the addresses of a machine that is gone, and says which of them are still there and charged: only those are
 * tried again. Never throws.
 */
export async function releaseAddresses(vm: Machine, addresses: readonly string[]): Promise<void> {
  const { location, name } = vm;
  const results = await atMost(AT_ONCE, addresses, (address) => call(deleteIpAddress, { location, address }));
  void invalidate(listIpAddresses);
  const failures = addresses.flatMap((address, index) => {
    const result = results[index];
    return result?.status === 'rejected' && !isAborted(result.reason) ? [{ address, reason: result.reason }] : [];
  });
  const [first] = failures;
  if (!first) return;
  for (const { reason } of failures) reportError(reason);
  const kept = failures.map(({ address }) => address);
  const message = machineText('delete.notReleased', {
    name,
    n: kept.length,
    list: kept.join(', '),
    reason: toApiError(first.reason).message,
  });
  const { correlationId } = toApiError(first.reason);
  toast.error({ message, correlationId }, { retry: () => void releaseAddresses(vm, kept) });
}

/**
 * Deletes a machine, and then the floating IPs that are not to be kept: releasing them first would cut off a machine
 * that may turn out to stay. It is over when the machine is gone; the rest goes on, and tells what becomes of it.
 * @throws ApiError when the machine itself could not be deleted
 */
export function deleteMachine(vm: Machine, release: readonly string[] = []): Promise<void> {
  const { uuid, location } = vm;
  return new Promise((resolve, reject) => {
    const work = async (): Promise<void> => {
      try {
        await call(deleteVm, { location, uuid });
        resolve();
        if (release.length > 0) void releaseAddresses(vm, release);
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
