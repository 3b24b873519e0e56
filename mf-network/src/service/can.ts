import type { ManagedService } from '@console/contract/service';
import type { ServiceId } from './texts';

/** What may be done with a service, and with one of its nodes. */
export const serviceActions = ['rename', 'moveAccount', 'network', 'allow', 'delete'] as const;
export const nodeActions = ['start', 'stop', 'restore'] as const;
export type ServiceAction = (typeof serviceActions)[number];
export type NodeAction = (typeof nodeActions)[number];

/** What this browser is doing to a service or a node; 'change' is all that leaves the status as it is. */
export const pendingActions = ['start', 'stop', 'restore', 'change', 'delete'] as const;
export type PendingAction = (typeof pendingActions)[number];

/** A node as it is now. */
interface NodeState {
  readonly status: string | undefined;
  readonly pending: PendingAction | undefined;
}

/** A service as it is now. */
export interface ServiceState extends Pick<ManagedService, 'status'> {
  readonly pending: PendingAction | undefined;
  readonly nodes: readonly NodeState[];
}

const pendingReasons = {
  start: 'can.starting',
  stop: 'can.stopping',
  restore: 'can.restoring',
  change: 'can.changing',
  delete: 'can.deleting',
} as const satisfies Readonly<Record<PendingAction, ServiceId>>;

/** Names and who pays do not touch the service itself. */
const isPaperwork = (action: ServiceAction | NodeAction): boolean => action === 'rename' || action === 'moveAccount';

/** A node that is between two states, as its status says or as this browser is about to make it. */
const isBetween = ({ status, pending }: NodeState): boolean => pending !== undefined || status === 'stopping';

function byService(action: ServiceAction | NodeAction, { status, pending }: ServiceState): ServiceId | undefined {
  if (pending === 'delete') return 'can.deleting';
  if (status === 'deleted') return 'can.deleted';
  if (status === 'creating' && action !== 'rename') return 'can.creating';
  return pending && !isPaperwork(action) ? pendingReasons[pending] : undefined;
}

/**
 * Why an action on a service is not possible now, as a message id; undefined when it is. A name may change at any time; a
 * service is not deleted while something is done to one of its nodes. (spec 3, sections 4 and 7)
 */
export function whyNot(action: ServiceAction, service: ServiceState): ServiceId | undefined {
  const reason = byService(action, service);
  if (reason) return reason;
  return action === 'delete' && service.nodes.some(isBetween) ? 'can.nodeBusy' : undefined;
}

/**
 * The same of an action on one node. A node that runs can be stopped, one that is stopped can be started, and both can be put
 * back to a snapshot. (spec 3, section 7)
 */
export function whyNotNode(action: NodeAction, node: NodeState, service: ServiceState): ServiceId | undefined {
  const reason = byService(action, service);
  if (reason) return reason;
  const { status, pending } = node;
  if (pending) return pendingReasons[pending];
  if (status === 'creating') return 'can.creating';
  if (status === 'stopping') return 'can.stopping';
  if (status === 'deleted') return 'can.deleted';
  if (action === 'start' && status === 'running') return 'can.alreadyRunning';
  return action === 'stop' && status === 'stopped' ? 'can.alreadyStopped' : undefined;
}
