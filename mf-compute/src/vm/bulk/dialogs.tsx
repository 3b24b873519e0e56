import { locationName } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { BulkCode } from '@console/domain/bulk';
import { Checkbox } from '@console/ui';
import { useState } from 'react';
import { useText as useComputeText } from '../../texts';
import { sendPower } from '../actions/power';
import { requestsOf } from '../actions/requests';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';
import { BulkVmAccountDialog } from './account-dialog';
import { allowed, type BulkAction } from './actions';
import { BulkBackupDialog } from './backup-dialog';
import { BulkDeleteDialog } from './delete-dialog';
import { powerPlan } from './plan';
import { useText } from './texts';

interface BulkPowerDialogProps {
  readonly action: 'start' | 'stop';
  readonly vms: readonly JoinedVm[];
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Starts or stops several machines; a stop can be forced. */
function BulkPowerDialog({ action, vms, unseen, onClose }: BulkPowerDialogProps) {
  const t = useText();
  const reason = useComputeText();
  const [isForced, setForced] = useState(false);
  const power = action === 'stop' && isForced ? 'forceStop' : action;
  const byId = new Map(vms.map((vm) => [vm.uuid, vm]));
  const planned = allowed(power, vms);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t(`title.${action}`, { n: vms.length })}
      {...(action === 'stop' ? { description: t('stopCharged') } : {})}
      unseen={unseen}
      rows={powerPlan(vms, power, { t, reason, placeOf: locationName })}
      run={async (id) => {
        const vm = byId.get(id);
        if (vm) await sendPower(vm, power, onOneOfMany);
      }}
      danger={power === 'forceStop'}
      confirmLabel={t(`confirm.${power}`, { n: planned.length })}
      doneText={(n) => t(`done.${action}`, { n })}
      after={
        <BulkCode
          resources={planned}
          requestsOf={(vm) => requestsOf(power, vm) ?? []}
          firstText={(n, count) => t('code.first', { n, count })}
        />
      }
    >
      {action === 'stop' && <Checkbox label={t('force')} checked={isForced} onChange={setForced} />}
    </BulkDialog>
  );
}

export interface BulkDialogsProps {
  readonly action: BulkAction;
  readonly vms: readonly JoinedVm[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
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
