import { brands as ownBrands } from '@console/brands';
import type { BrandDocument } from '@console/contract/brand';
import { demoSite, readSites, type SiteDefinition, SiteError } from '@console/sites';
import type { EdgeSettings } from './settings';

/** Sites that only show a brand: nothing of theirs is real. */
const isDemo = ({ id }: SiteDefinition): boolean => id.startsWith('demo-');

/** The project that the sandbox plays, which sites inherit from the sample. */
const OF_SANDBOX = 'http://sandbox@localhost/1';

/** A site beside a real API: no sandbox is there to take its reports. */
function withoutSandbox(site: SiteDefinition): SiteDefinition {
  if (site.reporting?.dsn !== OF_SANDBOX) return site;
  const { reporting: _, ...rest } = site;
  return rest;
}

/**
 * The sites of a folder; without one those of this workspace, and a demo site at `<brand>.localhost` for every other brand.
 * Beside a real API there are no demo sites, and no reports to the sandbox.
 * @throws SiteError
 */
export function servedSites(
  { sitesDir, apiOrigin }: Pick<EdgeSettings, 'sitesDir' | 'apiOrigin'>,
  brands: Readonly<Record<string, BrandDocument>> = ownBrands,
): SiteDefinition[] {
  const ownSites = readSites(sitesDir, brands);
  const isReal = apiOrigin !== undefined || ownSites.some(({ api }) => api);
  if (sitesDir !== undefined) return isReal ? ownSites.map(withoutSandbox) : ownSites;
  if (isReal) return ownSites.filter((site) => !isDemo(site)).map(withoutSandbox);
  const taken = new Set(ownSites.flatMap((site) => site.hosts));
  const demos = Object.values(brands).filter((brand) => !taken.has(`${brand.id}.localhost`));
  return [...ownSites, ...demos.map((brand) => demoSite(brand.id, brand.name))];
}

/**
 * The real API of each site, its own or the one of all; undefined where no site has one, so that the sandbox answers.
 * @throws SiteError for a site without one beside others that have one: no sandbox runs beside a real API
 */
export function apisOf(
  sites: readonly SiteDefinition[],
  apiOrigin: string | undefined,
): ((site: SiteDefinition) => string) | undefined {
  if (apiOrigin === undefined && !sites.some(({ api }) => api)) return undefined;
  const originOf = (site: SiteDefinition): string => {
    const origin = site.api ?? apiOrigin;
    if (origin !== undefined) return origin;
    throw new SiteError(
      `${site.id}/site.json: api: missing, while other sites have one; name one, or give API_ORIGIN for all that name none`,
    );
  };
  for (const site of sites) originOf(site);
  return originOf;
}

/** A host at which a site answers: this machine, where one does. */
export function hostToOpen(sites: readonly Pick<SiteDefinition, 'hosts'>[]): string {
  const hosts = sites.flatMap((site) => site.hosts);
  return hosts.find((host) => host === 'localhost') ?? hosts[0] ?? 'localhost';
}
