import { safeExternalUrl } from '@console/area/router';
import type { SiteDocument } from '@console/contract/site-document';
import { belongsToSite } from '@console/contract/site-domain';

/**
 * The page where somebody adds a second factor, if it is safe to open: a secure address of whoever owns the site.
 * @param url of the ticket, untrusted
 */
export function ticketAddress(url: string, site: SiteDocument['site']): string | undefined {
  const safe = safeExternalUrl(url);
  return safe !== undefined && belongsToSite(new URL(safe).host, site) ? safe : undefined;
}
