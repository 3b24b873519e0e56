import type { StatusState } from '@console/ui';
import type { Id } from '../texts';

const known: Readonly<Record<string, { readonly state: StatusState; readonly text: Id }>> = {
  available: { state: 'idle', text: 'metalStatus.available' },
  pending: { state: 'working', text: 'metalStatus.pending' },
  in_use: { state: 'good', text: 'metalStatus.inUse' },
  cleaning: { state: 'working', text: 'metalStatus.cleaning' },
  offline: { state: 'broken', text: 'metalStatus.offline' },
  deleted: { state: 'gone', text: 'metalStatus.deleted' },
};

/** Shape and word of a server's status; an unknown one is shown as the server says it. (spec 3, section 4) */
export function metalStatus(status: string): { state: StatusState; text?: Id } {
  return known[status] ?? { state: 'notice' };
}

const actions: Readonly<Record<string, Id>> = {
  admin_create: 'metalAction.adminCreate',
  admin_update: 'metalAction.adminUpdate',
  admin_delete: 'metalAction.adminDelete',
  admin_lease_create: 'metalAction.adminLeaseCreate',
  user_request: 'metalAction.userRequest',
  user_release: 'metalAction.userRelease',
};

/** What an entry of the history says; undefined for an action that is not known. */
export const historyText = (action: string): Id | undefined => actions[action];
