import { call, invalidate } from '@console/api';
import { listIpAddresses } from '@console/contract/ip-address';
import { listNetworks } from '@console/contract/network';
import { listVms, type Vm } from '@console/contract/vm';
import { createVm } from '@console/contract/vm-change';
import type { CreateRequest } from './order';

/**
 * Sends the one long POST.
 * @param known uuids of machines that had this name before
 * @throws ApiError; after an unknown outcome the machine was looked for in vain
 */
export async function createMachine(request: CreateRequest, known: readonly string[]): Promise<Vm> {
  try {
    return await call(createVm, request, { before: { known } });
  } finally {
    for (const changed of [listVms, listIpAddresses, listNetworks]) void invalidate(changed);
  }
}
