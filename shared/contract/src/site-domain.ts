import type { SiteDocument } from './site-document';

/** A host name or an address, with or without a port; nothing else of a URL. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** Lower case, without port and final dot. Undefined for what is no host. */
function bareHost(text: string): string | undefined {
  const host = text.trim().toLowerCase();
  return HOST.test(host) ? host.replace(/:\d+$/, '').replace(/\.$/, '') : undefined;
}

/**
 * Whether a host belongs to whoever owns the site: it is the site's own, or lies in the domain that was registered for
 * it. The edge says which part of a host that is, because only the list of all registries knows (`me.uk` and `vercel.app`
 * hand out domains, `example.com` does not). Where it says nothing (localhost, addresses) only the same host will do.
 * The one rule for sign-in, sign-out and tickets of the provider. (spec 1, section 5)
 * @param host with or without port, untrusted
 */
export function belongsToSite(host: string, site: SiteDocument['site']): boolean {
  const name = bareHost(host);
  if (name === undefined) return false;
  if (name === bareHost(site.host)) return true;
  return site.domain !== undefined && (name === site.domain || name.endsWith(`.${site.domain}`));
}
