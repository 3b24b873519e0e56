import { CodeDisclosure } from '@console/area';
import { ConfirmDialog } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { MachineText, useMachineText } from '../../machine/texts';
import type { StopDialogName } from '../../machine/urls';
import { switchPower } from '../power';
import { requestsOf } from '../requests';
import { restartVm } from '../restart';

const actions = { stop: 'stop', 'force-stop': 'forceStop', restart: 'restart' } as const;

export interface StopDialogProps {
  readonly vm: JoinedVm;
  readonly dialog: StopDialogName;
  readonly onClose: () => void;
}

/** Asks before a machine is stopped, switched off or restarted: whoever uses it loses it meanwhile. A toast tells how it went. */
export function StopDialog({ vm, dialog, onClose }: StopDialogProps) {
  const t = useMachineText();
  const shared = useText();
  const action = actions[dialog];
  const blocked = whyNot(action, vm, vm.pending);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`ask.${action}.title`)}
      confirmLabel={t(`ask.${action}.confirm`)}
      danger={action === 'forceStop'}
      reason={blocked && shared(blocked)}
      onConfirm={() => void (action === 'restart' ? restartVm(vm) : switchPower(vm, action))}
    >
      <p>
        <MachineText id={`ask.${action}.text`} values={{ name: <b>{vm.name}</b> }} />
      </p>
      <CodeDisclosure requests={() => requestsOf(action, vm) ?? []} />
    </ConfirmDialog>
  );
}
