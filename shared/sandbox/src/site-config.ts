import type { SiteConfigInput } from '@console/contract/site-config';
import type { SandboxSite } from './site';

const IP_HOST = /^(\d{1,3}\.){3}\d{1,3}(:\d+)?$|^\[/;

/** The client id that a site's console signs in with. */
export const clientIdOf = (site: Pick<SandboxSite, 'id' | 'config'>): string =>
  site.config.authClientId ?? `console-${site.id}`;

/**
 * The configuration of a site as it is served on a host (with port): the identity provider answers on the site's own
 * host. An IP host has no provider that shares its suffix; it is told the provider of the site's first host name.
 */
export function siteConfigFor(site: SandboxSite, host: string): SiteConfigInput {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const own = IP_HOST.test(host) ? `${site.hosts.find((name) => !IP_HOST.test(name)) ?? 'localhost'}${port}` : host;
  return { ...site.config, authDomain: site.config.authDomain ?? own, authClientId: clientIdOf(site) };
}
