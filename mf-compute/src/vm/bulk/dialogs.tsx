import { locationName } from '@console/area';
import { BulkPlanDialog, type BulkSelection } from '@console/domain/bulk';
import { Checkbox } from '@console/ui';
import { useState } from 'react';
import { useText as useComputeText } from '../../texts';
import { sendPower } from '../actions/power';
import { requestsOf } from '../actions/requests';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';
import { BulkVmAccountDialog } from './account-dialog';
import type { BulkAction } from './actions';
import { BulkBackupDialog } from './backup-dialog';
import { BulkDeleteDialog } from './delete-dialog';
import { powerPlan } from './plan';
import { useText } from './texts';

interface BulkPowerDialogProps extends BulkSelection<JoinedVm> {
  readonly action: 'start' | 'stop';
}

/** Starts or stops several machines; a stop can be forced. */
function BulkPowerDialog({ action, resources: vms, ...selection }: BulkPowerDialogProps) {
  const t = useText();
  const reason = useComputeText();
  const [isForced, setForced] = useState(false);
  const power = action === 'stop' && isForced ? 'forceStop' : action;
  return (
    <BulkPlanDialog
      {...selection}
      resources={vms}
      title={(n) => t(`title.${action}`, { n })}
      {...(action === 'stop' ? { description: t('stopCharged') } : {})}
      plan={powerPlan(vms, power, { t, reason, placeOf: locationName })}
      run={(vm) => sendPower(vm, power, onOneOfMany)}
      danger={power === 'forceStop'}
      confirmLabel={(n) => t(`confirm.${power}`, { n })}
      doneText={(n) => t(`done.${action}`, { n })}
      requestsOf={(vm) => requestsOf(power, vm) ?? []}
      firstText={(n, count) => t('code.first', { n, count })}
    >
      {action === 'stop' && <Checkbox label={t('force')} checked={isForced} onChange={setForced} />}
    </BulkPlanDialog>
  );
}

export interface BulkDialogsProps extends BulkSelection<JoinedVm> {
  readonly action: BulkAction;
}

/** The dialog of a bulk action. */
export function BulkDialogs({ action, ...props }: BulkDialogsProps) {
  switch (action) {
    case 'delete':
      return <BulkDeleteDialog {...props} />;
    case 'backup':
      return <BulkBackupDialog {...props} />;
    case 'moveAccount':
      return <BulkVmAccountDialog {...props} />;
    default:
      return <BulkPowerDialog action={action} {...props} />;
  }
}
