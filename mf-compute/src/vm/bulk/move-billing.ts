import { call } from '@console/api';
import { listUsage } from '@console/contract/usage';
import { listVms } from '@console/contract/vm';
import { moveVmBilling } from '@console/contract/vm-billing';
import { refreshSoon } from '@console/domain/bulk';
import { vmMarks } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';

/** What the call is made of. */
export const moveRequest = ({ location, uuid }: Pick<JoinedVm, 'location' | 'uuid'>, account: number) => ({
  location,
  uuid,
  billing_account_id: account,
});

/** Lets another account pay for one of many machines. @throws ApiError */
export async function moveBilling(vm: Pick<JoinedVm, 'location' | 'uuid'>, account: number): Promise<void> {
  try {
    await vmMarks.during(vm.uuid, 'change', () => call(moveVmBilling, moveRequest(vm, account)));
  } finally {
    refreshSoon(listVms, listUsage);
  }
}
