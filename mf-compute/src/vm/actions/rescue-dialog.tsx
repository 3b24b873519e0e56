import { call, codeRequest } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { startVmRescue } from '@console/contract/vm-rescue';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { Consequences } from '@console/ui';
import { useText } from '../../texts';
import { whyNot } from '../machine/can';
import type { JoinedVm } from '../machine/rows';
import { onMachine } from '../machine/pending';
import { StopFirst } from './stop/stop-first';
import { ActionsText, useActionsText } from './texts';

type NoValues = Record<string, never>;

const rescueAction = defineAction<NoValues>('vm.rescue');

/** Starts a stopped machine from the rescue system, once. */
export function RescueDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const t = useActionsText();
  const shared = useText();
  const action = useActionOf(rescueAction, vm.uuid, onClose);
  const reason = whyNot('rescue', vm, vm.pending);
  const request = { location: vm.location, uuid: vm.uuid };
  return (
    <FormDialog<NoValues, NoValues>
      title={t('rescue.start')}
      description={<Intro of={ActionsText} id="rescue.intro" values={{ name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={{}}
      fields={[]}
      rules={() => ({})}
      submitLabel={t('rescue.start')}
      pendingLabel={t('rescue.pending')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      code={() => [codeRequest(startVmRescue, request)]}
      toAction={(values) => ({
        values,
        work: () => onMachine(vm, 'start', () => call(startVmRescue, request)),
        running: t('rescue.running', { name: vm.name }),
        done: t('rescue.done', { name: vm.name }),
      })}
    >
      <StopFirst vm={vm} isShown={!action.isRunning} text={t('rescue.stopFirst')} />
      <Consequences
        items={[
          { id: 'system', tone: 'affected', icon: 'life-buoy', text: t('rescue.once'), detail: t('rescue.onceDetail') },
          { id: 'disks', tone: 'kept', icon: 'hard-drive', text: t('rescue.disks'), detail: t('rescue.disksDetail') },
          { id: 'addresses', tone: 'kept', icon: 'globe', text: t('rescue.addresses') },
        ]}
      />
    </FormDialog>
  );
}
