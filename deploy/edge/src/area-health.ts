import { environmentOf } from '@console/contract/environment';
import { misfits, remotesOfSite } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import type { PageSources } from './site-document';

/**
 * What a site runs at this edge for everyone who meets no canary, and whether it fits: what the page of health shows, for a machine
 * that watches. Nothing in it is secret: each page names the same versions.
 * @param host with port, as it was asked
 */
export async function areaHealth(
  site: SiteDefinition,
  host: string,
  { registryOf, configOf }: Pick<PageSources, 'registryOf' | 'configOf'>,
): Promise<object> {
  const config = await configOf(site, host);
  const { shell, remotes } = registryOf(site);
  return {
    site: site.id,
    brand: site.brand,
    environment: environmentOf(host),
    at: new Date().toISOString(),
    shell: { version: shell.version, contract: shell.provides?.contract },
    areas: remotesOfSite(remotes, { ...config }).map((remote) => ({
      name: remote.name,
      version: remote.version,
      channel: remote.channel ?? 'built',
      contract: remote.area['builtWith'],
      problems: misfits(remote, shell),
    })),
  };
}
