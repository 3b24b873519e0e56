import { call, invalidate, invalidateHere, toApiError } from '@console/api';
import { startJob } from '@console/area';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { listVms } from '@console/contract/vm';
import { cloneVm } from '@console/contract/vm-clone';
import { toMatch } from '@console/domain/order';
import type { JoinedVm } from '../../machine/rows';

/** What a clone takes: it is a copy of all disks, for which no real cloud was measured. */
const EXPECTED_MS = 60_000;
interface Order {
  readonly location: string;
  readonly uuid: string;
  readonly name: string;
}

/**
 * Sends the one long POST.
 * @param known uuids of machines that had this name before
 * @returns the path of the clone
 * @throws ApiError
 */
async function sendClone(order: Order, known: readonly string[]): Promise<string> {
  const { location } = order;
  try {
    const { uuid } = await call(cloneVm, order, { before: { known } });
    return paths.vm({ location, vmId: uuid });
  } finally {
    for (const changed of [listVms, listNetworks]) void invalidate(changed);
  }
}

/** What a clone is told by in the list and the jobs until the server shows it. */
type Source = Pick<JoinedVm, 'uuid' | 'location' | 'vcpu' | 'memory' | 'diskGb' | 'image' | 'accountName'>;

/** How long after the request the list is asked for the clone, which the server shows at once. */
const PEEK_MS = 400;

/**
 * Clones a machine as a job: its progress stands in the header and in a toast, its end is told wherever the person is.
 * @param onJob gets the id of the job at once
 * @returns the path of the clone
 * @throws ApiError
 */
export function cloneMachine(
  vm: Source,
  name: string,
  vms: readonly Pick<JoinedVm, 'uuid' | 'name' | 'location'>[],
  onJob: (id: string) => void,
): Promise<string> {
  const order = { location: vm.location, uuid: vm.uuid, name };
  const known = vms.filter((row) => row.name === name && row.location === vm.location).map(({ uuid }) => uuid);
  return new Promise((resolve, reject) => {
    const run = async (): Promise<{ path: string }> => {
      const peek = setTimeout(() => void invalidateHere(listVms), PEEK_MS);
      try {
        const path = await sendClone(order, known);
        resolve(path);
        return { path };
      } catch (error) {
        reject(toApiError(error));
        throw error;
      } finally {
        clearTimeout(peek);
      }
    };
    const id = startJob({
      kind: 'virtual_machine',
      name,
      location: vm.location,
      area: 'mf-compute',
      expectedMs: EXPECTED_MS,
      match: {
        ...toMatch(known),
        source: vm.uuid,
        vcpu: vm.vcpu,
        ram: vm.memory,
        disk: vm.diskGb,
        image: vm.image,
        account: vm.accountName ?? '',
      },
      run,
    });
    onJob(id);
  });
}
