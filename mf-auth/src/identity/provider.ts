import { environmentOf } from '@console/contract/environment';
import type { SiteConfig } from '@console/contract/site-config';
import type { SiteDocument } from '@console/contract/site-document';
import { belongsToSite } from '@console/contract/site-domain';

/** Where people prove who they are. */
export interface IdentityProvider {
  readonly origin: string;
  readonly issuer: string;
  readonly jwksUri: string;
  readonly clientId: string;
}

/**
 * How a page signs people in: at the site's provider; with the fake of development and demos, where no provider shares the
 * host's suffix; or not at all. (spec 1, section 5)
 */
export type SignInWay =
  | { readonly kind: 'provider'; readonly provider: IdentityProvider }
  | { readonly kind: 'stub' }
  | { readonly kind: 'none' };

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || environmentOf(hostname) === 'development';

/**
 * @param page the address of the page; only its host and protocol are looked at
 * @param document as the edge, or an export, has written it into the page
 */
export function signInWay(
  config: Pick<SiteConfig, 'authDomain' | 'authClientId'>,
  page: Pick<Location, 'host' | 'hostname' | 'protocol'>,
  { site, demo }: Pick<SiteDocument, 'site' | 'demo'>,
): SignInWay {
  const { authDomain, authClientId } = config;
  if (authDomain && authClientId && belongsToSite(authDomain, site)) {
    // Plain HTTP never leaves the machine of a developer.
    const protocol = page.protocol === 'http:' && isLoopback(page.hostname) ? 'http:' : 'https:';
    const { origin } = new URL(`${protocol}//${authDomain}`);
    return {
      kind: 'provider',
      provider: { origin, issuer: `${origin}/`, jwksUri: `${origin}/.well-known/jwks.json`, clientId: authClientId },
    };
  }
  return demo || environmentOf(page.host) === 'development' ? { kind: 'stub' } : { kind: 'none' };
}
