import * as v from 'valibot';
import { call, invalidate, isAborted, lacksRows, lookUp, toApiError, unreadError, unreadOf } from '@console/api';
import { defineFollowUp, type FollowUpSubject } from '@console/area/progress';
import { assigneeUuid, listIpAddresses } from '@console/contract/ip-address';
import { listVms } from '@console/contract/vm';
import { deleteVmSubinterface, listVmInterfaces } from '@console/contract/vm-interface';
import { unassignAddress } from '@console/domain/addresses';
import { actionsText } from '../texts';

export interface RemoveValues {
  /** Floating IPs that are unassigned as well: what they lead to is gone. */
  readonly addresses: readonly string[];
  /** The subinterface is removed already, and only addresses are left. */
  readonly isRemoved?: boolean;
}

async function unassignAll(vm: FollowUpSubject, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await unassignAddress(vm, address);
}

/** Whether a machine has no such subinterface any more. @throws ApiError where that cannot be read */
async function isRemoved({ location, uuid }: FollowUpSubject, subinterface: string): Promise<boolean> {
  const interfaces = await call(listVmInterfaces, { location, uuid }).catch(async (error: unknown) => {
    // With the machine its subinterfaces are gone as well.
    if (lookUp(await call(listVms, { location }), 'uuid', uuid) === undefined) return [];
    throw error;
  });
  const lists = [interfaces, ...interfaces.map(({ subinterfaces }) => subinterfaces)];
  if (lists.some((list) => unreadOf(list).length > 0)) throw unreadError();
  return !interfaces.some(({ subinterfaces }) => subinterfaces.some((one) => one.vmi_uuid === subinterface));
}

/**
 * The floating IPs that led to a subinterface: written down before it is removed, and unassigned after a reload that came in
 * between, as far as they lead there still.
 */
export const unassignFollowUp = defineFollowUp<{ addresses: string[]; interface: string; privateIp: string }>({
  name: 'vm.unassign',
  area: 'mf-compute',
  schema: v.object({ addresses: v.array(v.string()), interface: v.string(), privateIp: v.string() }),
  run: async (vm, { addresses, privateIp }) => {
    const there = await call(listIpAddresses, { location: vm.location });
    if (lacksRows(there)) throw unreadError();
    const left = there.filter(
      (ip) => addresses.includes(ip.address) && assigneeUuid(ip) === vm.uuid && ip.assigned_to_private_ip === privateIp,
    );
    await unassignAll(
      vm,
      left.map(({ address }) => address),
    ).finally(() => void invalidate(listIpAddresses));
  },
  failed: (_vm, { addresses }, { message, isRefused }) =>
    actionsText(isRefused ? 'subinterface.unassignRefused' : 'subinterface.notUnassigned', {
      n: addresses.length,
      list: addresses.join(', '),
      reason: message,
    }),
  isRepeatable: true,
  afterReload: {
    isDue: (vm, values) => isRemoved(vm, values.interface),
    dropped: ({ name }, { addresses }) =>
      actionsText('subinterface.kept', { name, n: addresses.length, list: addresses.join(', ') }),
  },
});

/**
 * Takes a machine out of a network, then its floating IPs from the address that it had there: the API leaves these as they
 * are. What is done of the calls is kept.
 * @param subinterface with the address that it has in its network
 * @param after the id of the action
 * @throws ApiError
 */
export async function removeSubinterface(
  vm: FollowUpSubject,
  subinterface: { readonly interfaceUuid: string; readonly privateIp: string },
  after: string,
  values: RemoveValues,
  keep: (values: RemoveValues) => void,
): Promise<void> {
  const { location, uuid, name } = vm;
  const { interfaceUuid, privateIp } = subinterface;
  const addresses = [...values.addresses];
  if (!values.isRemoved) {
    const left = { addresses, interface: interfaceUuid, privateIp };
    unassignFollowUp.queue(after, addresses.length > 0 ? left : undefined, { location, uuid, name });
    try {
      await call(deleteVmSubinterface, { location, uuid, if_uuid: interfaceUuid });
    } catch (error) {
      // Where nobody knows, it may be gone yet: the next page that is loaded looks.
      if (toApiError(error).outcome === 'refused' && !isAborted(error)) unassignFollowUp.queue(after, undefined);
      throw error;
    }
    keep({ ...values, isRemoved: true });
  }
  await unassignAll(vm, addresses);
  unassignFollowUp.queue(after, undefined);
}
