import { call, invalidate, toApiError } from '@console/api';
import type { ParamsOf } from '@console/contract/endpoint';
import { listIpAddresses } from '@console/contract/ip-address';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { createVm, listVms } from '@console/contract/vm';
import { createdAmong } from './find-created';

/** Before each look at the list: a connection that broke needs a moment. */
const LOOK_MS = 2000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The machine of a request whose answer was lost on the way; waits while it is being created. */
async function lookFor(name: string, location: string, known: readonly string[]): Promise<string | undefined> {
  for (;;) {
    await wait(LOOK_MS);
    const vm = createdAmong(await call(listVms, { location }), name, known);
    if (vm?.status !== 'creating') return vm?.uuid;
  }
}

/**
 * Sends the one long POST. When the connection breaks meanwhile, the server may have gone on: the machine is looked for
 * in the list, and nothing is sent again.
 * @param known uuids of machines that had this name before
 * @throws ApiError
 */
export async function createMachine(
  request: ParamsOf<typeof createVm>,
  known: readonly string[],
): Promise<{ path: string }> {
  const { location, name } = request;
  try {
    const { uuid } = await call(createVm, request);
    return { path: paths.vm({ location, vmId: uuid }) };
  } catch (thrown) {
    if (toApiError(thrown).kind !== 'connection') throw thrown;
    const uuid = await lookFor(name, location, known).catch(() => undefined);
    if (uuid === undefined) throw thrown;
    return { path: paths.vm({ location, vmId: uuid }) };
  } finally {
    for (const changed of [listVms, listIpAddresses, listNetworks]) void invalidate(changed);
  }
}
