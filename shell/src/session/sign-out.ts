import { signOut } from '@console/api';
import { currentSite, fullLoad } from '@console/area';
import { BASE_PATH } from '@console/contract/paths';
import { allowLeaving } from '@console/area';

/** Whether two hosts are of one owner: equal, or sub-domains of the same name. */
export function isOwnDomain(domain: string, host: string): boolean {
  if (domain === host) return true;
  const [parts, own] = [domain, host].map((name) => name.replace(/:\d+$/, '').split('.').toReversed());
  if (!parts || !own || parts.length < 3 || own.length < 3) return false;
  return parts.slice(0, 2).join() === own.slice(0, 2).join();
}

/** Where the identity provider ends its own session and sends the browser back to '/'; undefined without a provider. */
export function providerLogoutUrl(
  { authDomain, authClientId }: { authDomain?: string | null; authClientId?: string | null },
  { protocol, host, origin }: Pick<Location, 'protocol' | 'host' | 'origin'>,
): string | undefined {
  if (!authDomain || !isOwnDomain(authDomain, host)) return undefined;
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
  const logout = providerLogoutUrl(currentSite().config, window.location);
  allowLeaving();
  signOut();
  if (logout === undefined) fullLoad('/');
  else window.location.assign(logout);
}
