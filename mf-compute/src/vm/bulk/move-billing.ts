import { call } from '@console/api';
import { listUsage } from '@console/contract/usage';
import { moveVmBilling } from '@console/contract/vm-billing';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';

/** What the call is made of. */
export const moveRequest = ({ location, uuid }: Pick<JoinedVm, 'location' | 'uuid'>, account: number) => ({
  location,
  uuid,
  billing_account_id: account,
});

/** Lets another account pay for one of many machines. @throws ApiError */
export const moveBilling = (vm: Pick<JoinedVm, 'location' | 'uuid'>, account: number): Promise<void> =>
  onOneOfMany(vm, 'change', () => call(moveVmBilling, moveRequest(vm, account)), [listUsage]);
