import { invalidate } from '@console/api';
import type { Endpoint } from '@console/contract/endpoint';
import { listVms } from '@console/contract/vm';
import type { PendingAction } from '../../can';
import { whilePending } from '../../pending-actions';
import type { VmRow } from '../../rows';

/** How long after a request the list is asked for the status that the server shows meanwhile. */
const PEEK_MS = 400;

/**
 * Runs calls about a machine: it is marked meanwhile, and what they change is asked for again, failed or not, before
 * the mark goes.
 * @param changed calls whose answers change, beside the list of machines
 * @throws ApiError
 */
export function onMachine(
  vm: Pick<VmRow, 'uuid'>,
  mark: PendingAction,
  work: () => Promise<unknown>,
  changed: readonly Endpoint[] = [],
): Promise<void> {
  return whilePending(vm.uuid, mark, async () => {
    const peek = setTimeout(() => void invalidate(listVms), PEEK_MS);
    try {
      await work();
    } finally {
      clearTimeout(peek);
      await Promise.all([listVms, ...changed].map((endpoint) => invalidate(endpoint)));
    }
  });
}
