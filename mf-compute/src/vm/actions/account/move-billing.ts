import { call } from '@console/api';
import { listUsage } from '@console/contract/usage';
import { moveVmBilling } from '@console/contract/vm-billing';
import { onMachine } from '../../machine/pending';
import { readVm } from '../../machine/read-vm';
import type { JoinedVm } from '../../machine/rows';

/** What the call is made of. */
export const moveRequest = ({ location, uuid }: Pick<JoinedVm, 'location' | 'uuid'>, account: number) => ({
  location,
  uuid,
  billing_account_id: account,
});

/**
 * Lets another account pay for a machine.
 * @param onRow how the machine is marked meanwhile: as the only one, or as one of many
 * @throws ApiError
 */
export const moveBilling = (
  vm: Pick<JoinedVm, 'location' | 'uuid'>,
  account: number,
  onRow: typeof onMachine = onMachine,
): Promise<void> => onRow(vm, 'change', () => call(moveVmBilling, moveRequest(vm, account)), [listUsage]);

/** The number of the account that pays for a machine now, from the server. @throws ApiError */
export const readPayer = async (vm: Pick<JoinedVm, 'location' | 'uuid'>) => (await readVm(vm)).billing_account;
