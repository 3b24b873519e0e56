import { ownValue } from '@console/contract/own-value';
import type { StatusState } from '@console/ui';
import type { MetalId } from './texts';

const known: Readonly<Record<string, { readonly state: StatusState; readonly text: MetalId }>> = {
  available: { state: 'idle', text: 'status.available' },
  pending: { state: 'working', text: 'status.pending' },
  in_use: { state: 'good', text: 'status.inUse' },
  cleaning: { state: 'working', text: 'status.cleaning' },
  offline: { state: 'broken', text: 'status.offline' },
  deleted: { state: 'gone', text: 'status.deleted' },
};

/** Shape and word of a server's status; an unknown one is shown as the server says it. (spec 3, section 4) */
export function metalStatus(status: string): { state: StatusState; text?: MetalId } {
  return ownValue(known, status) ?? { state: 'notice' };
}

/** Whether a server is on its way to another status, so that it is asked for again and again. */
export const isChanging = ({ status }: { readonly status: string }): boolean => metalStatus(status).state === 'working';
