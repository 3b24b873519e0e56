import { BulkDialog, locationName } from '@console/area';
import { Checkbox } from '@console/ui';
import { useState } from 'react';
import { useText as useComputeText } from '../../texts';
import { requestsOf } from '../actions/requests';
import { allowed } from './actions';
import { BulkCode } from './bulk-code';
import { powerPlan } from './plan';
import { sendPower } from '../actions/power';
import type { JoinedVm } from '../machine/rows';
import { useText } from './texts';

export interface BulkPowerDialogProps {
  readonly action: 'start' | 'stop';
  readonly vms: readonly JoinedVm[];
  readonly onClose: () => void;
}

/** Starts or stops several machines; a stop can be forced. */
export function BulkPowerDialog({ action, vms, onClose }: BulkPowerDialogProps) {
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
      rows={powerPlan(vms, power, { t, reason, placeOf: locationName })}
      run={async (id) => {
        const vm = byId.get(id);
        if (vm) await sendPower(vm, power);
      }}
      danger={power === 'forceStop'}
      confirmLabel={t(`confirm.${power}`, { n: planned.length })}
      doneText={(n) => t(`done.${action}`, { n })}
      after={<BulkCode vms={planned} requestsOf={(vm) => requestsOf(power, vm) ?? []} />}
    >
      {action === 'stop' && <Checkbox label={t('force')} checked={isForced} onChange={setForced} />}
    </BulkDialog>
  );
}
