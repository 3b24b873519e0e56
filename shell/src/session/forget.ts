import { signOut, storage } from '@console/api';
import { allowLeaving } from '@console/area';
import { noteSignOut } from '../chat/forget';
import { forgetLanguage } from './language';

/**
 * Forgets in this browser who is signed in: the credential, their language, what this tab keeps of them (drafts, jobs), and,
 * at the next load, their conversation in the chat. Whoever calls it leads the page elsewhere.
 * @param hasChat whether the site has a chat; where that is not known, it may have one
 */
export function forgetSession(hasChat = true): void {
  allowLeaving();
  signOut();
  forgetLanguage();
  if (hasChat) noteSignOut();
  storage.session.clear();
}
