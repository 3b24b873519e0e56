import { brandsFolder, installedBrands } from '@console/brands';
import type { BrandDocument } from '@console/contract/brand';
import { readRegistry, type Registry, registriesOf, reasonOf } from '@console/registry';
import { type SiteDefinition, SiteError, sitesFolder } from '@console/sites';
import { apisOf, servedSites } from '../served-sites';
import type { EdgeSettings } from '../settings';
import { fingerprint } from './fingerprint';

/** Sites and brands that are served now: always of one moment, and in order. */
export interface ServedSites {
  readonly sites: readonly SiteDefinition[];
  readonly brands: Readonly<Record<string, BrandDocument>>;
  readonly byHost: ReadonlyMap<string, SiteDefinition>;
  /** What the edge has built itself, in the versions that sites pin. */
  readonly registryOf: (site: Pick<SiteDefinition, 'id' | 'versions'>) => Registry;
}

type Settings = Pick<EdgeSettings, 'sitesDir' | 'brandsDir' | 'apiOrigin'>;

/** Those that are as they were stay the same object: what is kept for one of them holds. */
function unchanged(sites: readonly SiteDefinition[], before: readonly SiteDefinition[]): SiteDefinition[] {
  const known = new Map(before.map((site) => [JSON.stringify(site), site]));
  return sites.map((site) => known.get(JSON.stringify(site)) ?? site);
}

/**
 * The sites and brands of the folders that the settings name (SITES, BRANDS), read anew where a file of them has changed. What
 * is wrong is told once, and what was served before goes on, as a whole.
 * `newest`: the builds of the workspace, read once: builds reach customers with a start, or by the registry. `prepare`: makes ready
 * what serving them needs; where it throws they are not served.
 * @throws SiteError, BrandError, RegistryError at the start
 */
export function liveSites(
  settings: Settings,
  {
    root,
    log,
    newest = readRegistry(root),
    prepare = () => {},
  }: {
    readonly root: string;
    readonly log: (line: string) => void;
    readonly newest?: Registry;
    readonly prepare?: (served: ServedSites) => void;
  },
) {
  const { sitesDir, brandsDir, apiOrigin } = settings;

  function read(before: readonly SiteDefinition[]): ServedSites {
    const brands = installedBrands(brandsDir);
    const sites = unchanged(servedSites(settings, brands), before);
    return {
      sites,
      brands,
      byHost: new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const))),
      registryOf: registriesOf(root, sites, newest),
    };
  }

  // Sites may extend those of the workspace, and wear its brands.
  const isFollowed = sitesDir !== undefined || brandsDir !== undefined;
  const folders = [sitesFolder, brandsFolder, ...[sitesDir, brandsDir].filter((folder) => folder !== undefined)];
  const look = (): string => (isFollowed ? fingerprint(folders) : '');

  let seen = look();
  let now = read([]);
  prepare(now);
  const hasApi = apisOf(now.sites, apiOrigin) !== undefined;

  return {
    now: (): ServedSites => now,
    isFollowed,
    /** Takes up what has changed. @returns whether something else is served now */
    refresh(): boolean {
      const found = look();
      if (found === seen) return false;
      seen = found;
      try {
        const next = read(now.sites);
        if ((apisOf(next.sites, apiOrigin) !== undefined) !== hasApi)
          throw new SiteError('Whether sites have an API of their own is decided when the edge starts; start it again');
        prepare(next);
        now = next;
        log(`Sites and brands read anew: ${now.sites.length} sites, ${Object.keys(now.brands).length} brands`);
        return true;
      } catch (error) {
        log(`${reasonOf(error)}\nWhat was served before goes on.`);
        return false;
      }
    },
  };
}
