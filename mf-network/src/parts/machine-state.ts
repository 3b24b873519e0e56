import { ownValue } from '@console/contract/own-value';
import type { StatusState } from '@console/ui';

const STATES: Readonly<Record<string, StatusState>> = {
  creating: 'working',
  running: 'good',
  stopping: 'working',
  stopped: 'idle',
  deleted: 'gone',
};

/** The shape of a machine's status; one that is new is worth a look. */
export const machineState = (status: string): StatusState => ownValue(STATES, status) ?? 'notice';

/** It will be another soon, without anybody's doing. */
export const isChanging = ({ status }: { readonly status: string }): boolean => machineState(status) === 'working';
