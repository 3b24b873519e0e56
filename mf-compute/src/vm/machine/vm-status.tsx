import { Status } from '@console/ui';
import type { Vm } from '@console/contract/vm';
import { useText } from '../../texts';
import type { PendingAction } from './can';
import { statusView } from './status';

/** The state of a machine as shape and word; one that the console does not know is shown as the server says it. */
export function VmStatus({ vm, pending }: { vm: Pick<Vm, 'status'>; pending?: PendingAction | undefined }) {
  const t = useText();
  const { state, text, word } = statusView(vm, pending);
  return <Status state={state} label={text ? t(text) : word} />;
}
