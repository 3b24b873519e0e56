import { codeRequest } from '@console/api';
import { listVms } from '@console/contract/vm';
import { moveVmBilling } from '@console/contract/vm-billing';
import type { BulkSelection } from '@console/domain/bulk';
import { BulkAccountDialog } from '@console/domain/payer';
import { useText as useComputeText } from '../../texts';
import { moveBilling, moveRequest, readPayer } from '../actions/account/move-billing';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';
import { useCostFor } from '../machine/use-cost-for';
import { blockedBy } from './plan';
import { useText } from './texts';

/** Lets another billing account pay for several machines from now on. */
export function BulkVmAccountDialog({ resources: vms, ...selection }: BulkSelection<JoinedVm>) {
  const t = useText();
  const reason = useComputeText();
  return (
    <BulkAccountDialog
      {...selection}
      resources={vms}
      title={(n) => t('title.moveAccount', { n })}
      description={t('account.about')}
      confirmLabel={(n) => t('confirm.moveAccount', { n })}
      doneText={(n, account) => t('done.moveAccount', { n, account })}
      firstText={(n, count) => t('code.first', { n, count })}
      costOf={useCostFor()}
      leftOut={(vm) => blockedBy('moveAccount', vm, { reason })}
      sizeOf={(vm) => vm}
      request={(vm, account) => codeRequest(moveVmBilling, moveRequest(vm, account))}
      readPayer={readPayer}
      shownBy={listVms}
      move={(vm, account) => moveBilling(vm, account, onOneOfMany)}
    />
  );
}
