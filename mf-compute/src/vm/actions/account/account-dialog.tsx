import { codeRequest } from '@console/api';
import { moveVmBilling } from '@console/contract/vm-billing';
import { AccountDialog } from '@console/domain/payer';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { useCostFor } from '../../machine/use-cost-for';
import { useActionsText } from '../texts';
import { moveBilling, moveRequest, readPayer } from './move-billing';

/** Lets another billing account pay for a machine from now on. */
export function VmAccountDialog({ vm, onClose }: { readonly vm: JoinedVm; readonly onClose: () => void }) {
  const t = useActionsText();
  const shared = useText();
  const costFor = useCostFor();
  const reason = whyNot('moveAccount', vm, vm.pending);
  return (
    <AccountDialog
      resource={vm}
      onClose={onClose}
      paysText={(account) => t('account.pays', { account })}
      tokensText={(account) => t('account.tokens', { account })}
      costOf={(account) => costFor(vm, account)}
      size={vm}
      reason={reason && shared(reason)}
      request={(account) => codeRequest(moveVmBilling, moveRequest(vm, account))}
      move={(account) => moveBilling(vm, account)}
      readPayer={() => readPayer(vm)}
    />
  );
}
