import { call, invalidate } from '@console/api';
import { sendOnce } from '@console/area';
import { listIpAddresses } from '@console/contract/ip-address';
import { listNetworks } from '@console/contract/network';
import { createVm, listVms, type Vm } from '@console/contract/vm';
import { createdAmong } from './find-created';
import type { CreateRequest } from './order';

/** Before each look at the list: a connection that broke needs a moment. */
const LOOK_MS = 2000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The machine of a request whose answer was lost on the way; waits while it is being created. */
export async function lookFor(name: string, location: string, known: readonly string[]): Promise<Vm | undefined> {
  for (;;) {
    await wait(LOOK_MS);
    const vm = createdAmong(await call(listVms, { location }), name, known);
    if (vm?.status !== 'creating') return vm;
  }
}

/**
 * Sends the one long POST. When its response is lost, the server may have gone on: the machine is looked for in the list,
 * and nothing is sent again.
 * @param known uuids of machines that had this name before
 * @throws ApiError
 */
export async function createMachine(request: CreateRequest, known: readonly string[]): Promise<Vm> {
  try {
    return await sendOnce(
      () => call(createVm, request),
      () => lookFor(request.name, request.location, known),
    );
  } finally {
    for (const changed of [listVms, listIpAddresses, listNetworks]) void invalidate(changed);
  }
}
