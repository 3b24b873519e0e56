import { ownerName } from './drafts';
import { session } from './session';

/** Whose things this browser keeps now: saved views, a journal. The same over sign-ins; another one for whom one acts. */
export function accountId(): string {
  const { apikey, impersonation } = session.getState();
  return ownerName(apikey ?? impersonation?.token, impersonation?.access_owner);
}
