import { call } from '@console/api';
import { deleteVmSubinterface } from '@console/contract/vm-interface';
import type { JoinedVm } from '../../machine/rows';
import { unassignAddress } from '@console/domain/addresses';

export interface RemoveValues {
  /** Floating IPs that are unassigned as well: what they lead to is gone. */
  readonly addresses: readonly string[];
  /** The subinterface is removed already, and only addresses are left. */
  readonly isRemoved?: boolean;
}

const nothing = (): void => undefined;

/**
 * Takes a machine out of a network, then its floating IPs from the address that it had there: the API leaves these as they
 * are. What is done of the calls is kept.
 * @throws ApiError
 */
export async function removeSubinterface(
  vm: Pick<JoinedVm, 'location' | 'uuid'>,
  interfaceUuid: string,
  values: RemoveValues,
  keep: (values: RemoveValues) => void,
): Promise<void> {
  const { location, uuid } = vm;
  if (!values.isRemoved) {
    await call(deleteVmSubinterface, { location, uuid, if_uuid: interfaceUuid });
    keep({ ...values, isRemoved: true });
  }
  for (const address of values.addresses) await unassignAddress(vm, address, { release: false }, nothing);
}
