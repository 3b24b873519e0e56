import { startImpersonation, type ImpersonationState } from '@console/api';
import { flashAfterLoad } from '@console/area';
import { text } from './texts';

/**
 * Begins to act for somebody: keeps the token, for whom, and where to come back to; the shell follows the change of
 * credential to the root with a full load, and the toast is shown there. (spec 1, section 4)
 * @throws Error while one acts for somebody already, and where the browser cannot keep it
 */
export function beginActing(state: ImpersonationState, returnPath: string): void {
  startImpersonation(state, returnPath);
  flashAfterLoad(text('invitations.started'));
}
