import { signOut, storage } from '@console/api';
import { allowLeaving, currentSite, fullLoad } from '@console/area';
import { sharesSuffix } from '@console/contract/domain-suffix';
import { BASE_PATH } from '@console/contract/paths';
import { noteSignOut } from '../chat/forget';

/** Where the identity provider ends its own session and sends the browser back to '/'; undefined without a provider. */
export function providerLogoutUrl(
  { authDomain, authClientId }: { authDomain?: string | null; authClientId?: string | null },
  { protocol, host, origin }: Pick<Location, 'protocol' | 'host' | 'origin'>,
): string | undefined {
  if (!authDomain || !sharesSuffix(authDomain, host)) return undefined;
  const url = new URL(`${protocol}//${authDomain}/v2/logout`);
  if (authClientId) url.searchParams.set('client_id', authClientId);
  url.searchParams.set('returnTo', `${origin}${BASE_PATH}/`);
  return url.href;
}

/**
 * Ends the session: clears the storage, calls the provider's logout, and comes back to '/' with a full load. What must
 * be forgotten is forgotten first, also when the provider cannot be reached. (spec 1, section 4)
 */
export function signOutEverywhere(): void {
  const { config, chatFrame } = currentSite();
  const logout = providerLogoutUrl(config, window.location);
  allowLeaving();
  signOut();
  if (chatFrame !== undefined) noteSignOut();
  // Drafts and jobs of this tab are that person's, too.
  storage.session.clear();
  if (logout === undefined) fullLoad('/');
  else window.location.assign(logout);
}
