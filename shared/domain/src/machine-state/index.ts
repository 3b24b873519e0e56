import { ownValue } from '@console/contract/own-value';
import type { StatusState } from '@console/ui';

const STATES: Readonly<Record<string, StatusState>> = {
  creating: 'working',
  running: 'good',
  stopping: 'working',
  stopped: 'idle',
  deleted: 'gone',
};

/** The shape of a virtual machine's status; one that the specification does not know asks for a look. (spec 3, section 4) */
export const machineState = (status: string): StatusState => ownValue(STATES, status) ?? 'notice';

/** Whether a machine will have another status soon, without anybody's doing: only then its list is polled. */
export const isMachineChanging = ({ status }: { readonly status: string }): boolean =>
  machineState(status) === 'working';
