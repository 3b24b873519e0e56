import { currentSite, flashAfterLoad, fullLoad, mayEndWork } from '@console/area';
import { BASE_PATH } from '@console/contract/paths';
import type { SiteDocument } from '@console/contract/site-document';
import { belongsToSite } from '@console/contract/site-domain';
import { text } from '../texts';
import { forgetSession } from './forget';
import { leaving } from './leaving';

/** How long the provider has to answer before the page goes on without it, in milliseconds. */
const PATIENCE_MS = 4000;

/** Where the identity provider ends its own session and sends the browser back to '/'; undefined without a provider. */
export function providerLogoutUrl(
  { authDomain, authClientId }: { authDomain?: string | null; authClientId?: string | null },
  { protocol, origin }: Pick<Location, 'protocol' | 'origin'>,
  site: SiteDocument['site'],
): string | undefined {
  if (!authDomain || !belongsToSite(authDomain, site)) return undefined;
  const url = new URL(`${protocol}//${authDomain}/v2/logout`);
  if (authClientId) url.searchParams.set('client_id', authClientId);
  url.searchParams.set('returnTo', `${origin}${BASE_PATH}/`);
  return url.href;
}

/** Calls the provider's logout. Of a response from another host the browser says no more than that there was one. */
async function isProviderThere(logout: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(logout, { mode: 'no-cors', credentials: 'include', cache: 'no-store', signal });
    return response.type === 'opaque' || response.ok;
  } catch {
    return false;
  }
}

/**
 * Ends the session: clears the storage, calls the provider's logout, and comes back to '/' with a full load. What must
 * be forgotten is forgotten first. The page leaves for a provider only that answers; of one that does not, the sign-in
 * screen tells. (spec 1, section 4)
 */
export async function signOutEverywhere(): Promise<void> {
  const { config, chatFrame, site } = currentSite();
  const logout = providerLogoutUrl(config, window.location, site);
  leaving.setState({ isLeaving: true });
  forgetSession(chatFrame !== undefined);
  if (logout !== undefined && (await isProviderThere(logout))) {
    window.location.assign(logout);
    return;
  }
  if (logout !== undefined) flashAfterLoad(text('session.providerLeft'), 'warning');
  fullLoad('/');
}

/** Logs out as a person asks for it, who may have work here that would end. */
export async function askToSignOut(): Promise<void> {
  if (await mayEndWork('logOut')) await signOutEverywhere();
}
