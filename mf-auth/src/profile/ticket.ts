import { safeExternalUrl } from '@console/area/router';
import { sharesSuffix } from '@console/contract/domain-suffix';

/**
 * The page where somebody adds a second factor, if it is safe to open: a secure address of the identity provider, or of
 * whoever owns the provider's domain.
 * @param url of the ticket, untrusted
 * @param authDomain the site's identity provider; without one no address is
 */
export function ticketAddress(url: string, authDomain: string | null | undefined): string | undefined {
  const safe = safeExternalUrl(url);
  if (safe === undefined || !authDomain) return undefined;
  return sharesSuffix(authDomain, new URL(safe).host) ? safe : undefined;
}
