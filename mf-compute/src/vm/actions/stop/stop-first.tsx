import { useActionOf } from '@console/area';
import { Prerequisite } from '@console/domain/dialogs';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { stopAction, stopMachine } from './stop';
import { useActionsText } from '../texts';

/** Whether a machine runs, or is on its way to a stop: what needs it stopped has to wait. */
export const isUp = ({ status, pending }: Pick<JoinedVm, 'status' | 'pending'>): boolean =>
  pending === 'stop' || status === 'stopping' || (status === 'running' && pending === undefined);

const nothing = (): void => undefined;

interface StopFirstProps {
  readonly vm: JoinedVm;
  readonly isShown: boolean;
  /** Why it has to be stopped, and what that means. */
  readonly text: string;
}

/** Stops a running machine where an action needs that, and then lets the action go on. */
export function StopFirst({ vm, isShown, text }: StopFirstProps) {
  const t = useActionsText();
  const shared = useText();
  const stop = useActionOf(stopAction, vm.uuid, nothing);
  if (!isShown || !isUp(vm)) return null;
  const isStopping = vm.pending === 'stop' || vm.status === 'stopping';
  const reason = isStopping ? undefined : whyNot('stop', vm, vm.pending);
  return (
    <Prerequisite
      icon="square"
      label={t('stopFirst.stop')}
      pendingLabel={shared('status.stopping')}
      isRunning={isStopping}
      reason={reason && shared(reason)}
      error={stop.current?.error}
      onStart={() => stopMachine(vm)}
    >
      {text}
    </Prerequisite>
  );
}
