import { ownValue } from '@console/contract/own-value';
import type { LeaseId } from './texts';

const actions: Readonly<Record<string, LeaseId>> = {
  admin_create: 'historyAction.adminCreate',
  admin_update: 'historyAction.adminUpdate',
  admin_delete: 'historyAction.adminDelete',
  admin_lease_create: 'historyAction.adminLeaseCreate',
  user_request: 'historyAction.userRequest',
  user_release: 'historyAction.userRelease',
};

/** What an entry of the history says; undefined for an action that is not known. (spec 3, section 4) */
export const historyText = (action: string): LeaseId | undefined => ownValue(actions, action);
