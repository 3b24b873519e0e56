import type { BrandDocument } from '@console/contract/brand';
import { environmentOf } from '@console/contract/environment';
import type {
  FakeOrigins,
  RemoteRecord,
  ShellRecord,
  SiteAllowList,
  SiteDocument,
} from '@console/contract/site-document';
import { type BuiltRemote, type Registry, remotesOfSite } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import type { BrandFiles } from './brand-files';
import { chatFrameAddress } from './chat-frame/chat-of';
import { linkedDataOf } from './early-data';
import { registeredDomain } from './registered-domain';

/** Builds that the pages refer to, and where the site's configuration comes from. */
export interface PageSources {
  /** `bucket`: the number of a visitor, where canaries are told apart by it. */
  readonly registryOf: (site: SiteDefinition, bucket?: number) => Registry;
  readonly configOf: (site: SiteDefinition, host: string) => Promise<SiteDefinition['config']>;
  /** Origins outside of the site that its pages may use. */
  readonly allowOf: (site: SiteDefinition, host: string, config: SiteDefinition['config']) => SiteAllowList;
  readonly fakes?: FakeOrigins | undefined;
  readonly brandFiles: BrandFiles;
  /** Pages tell how their areas have done. */
  readonly takesFigures?: boolean | undefined;
  /** The brands of this installation. */
  readonly brands: Readonly<Record<string, BrandDocument>>;
}

/** The brand that a site wears. @throws Error for one that does not exist */
function brandOf(site: SiteDefinition, { brands }: Pick<PageSources, 'brands'>): BrandDocument {
  const brand = brands[site.brand];
  if (!brand) throw new Error(`The site '${site.id}' wears the brand '${site.brand}', which does not exist`);
  return brand;
}

/** A record without what only the edge reads. */
function publicRecord(remote: BuiltRemote, switches: Readonly<Record<string, unknown>>): RemoteRecord {
  const { name, version, base, entry, integrity, area: whole, channel } = remote;
  const { data: _, ...area } = whole;
  const data = linkedDataOf(remote, switches);
  const hasData = Object.keys(data).length > 0;
  return { name, version, base, entry, integrity, area, ...(hasData && { data }), ...(channel && { channel }) };
}

/** Servers that developers run on their own machine: for pages that are on such a machine, too. */
const OWN_MACHINE = 'http://localhost:*';

/** Origins that a tab of a site may load one area from. */
function overridesOf({ overrides = [] }: SiteDefinition, host: string): { overrides?: readonly string[] } {
  const all = environmentOf(host) === 'development' ? [...overrides, OWN_MACHINE] : overrides;
  return all.length > 0 ? { overrides: all } : {};
}

/** What a site is to the browser at a host (with port): configuration, brand, hosts that it lets in, its remotes and styles. */
export async function siteDocumentOf(
  site: SiteDefinition,
  host: string,
  sources: PageSources,
  bucket?: number,
): Promise<{ document: SiteDocument; css: string; shell: ShellRecord; remotes: readonly BuiltRemote[] }> {
  const { registryOf, configOf, allowOf, fakes, brandFiles } = sources;
  const config = await configOf(site, host);
  const chatFrame = chatFrameAddress(site, config, fakes);
  const { shell, remotes: all } = registryOf(site, bucket);
  const remotes = remotesOfSite(all, { ...config });
  const brand = brandOf(site, sources);
  const document: SiteDocument = {
    site: { id: site.id, host, domain: registeredDomain(host) },
    environment: environmentOf(host),
    config,
    brand: brandFiles.addressed(brand),
    allow: allowOf(site, host, config),
    ...(fakes ? { fakes } : {}),
    ...(chatFrame === undefined ? {} : { chatFrame }),
    registry: {
      shell: { version: shell.version, base: shell.base },
      remotes: remotes.map((remote) => publicRecord(remote, { ...config })),
    },
    ...(site.announcement ? { announcement: site.announcement } : {}),
    ...(site.reporting ? { reporting: site.reporting } : {}),
    ...overridesOf(site, host),
    ...(sources.takesFigures ? { takesFigures: true } : {}),
  };
  return { document, css: brandFiles.stylesOf(brand), shell, remotes };
}

/**
 * The site that mock mode plays in the browser, with its brand's styles; only for development hosts. There is no
 * identity provider behind it, so development's fake signs in. (spec 1, sections 4 and 5)
 */
export async function mockSiteResponse(
  site: SiteDefinition | undefined,
  host: string,
  sources: PageSources,
): Promise<Response | undefined> {
  if (!site || environmentOf(host) !== 'development') return undefined;
  const { document, css } = await siteDocumentOf(site, host, sources);
  const config = { ...document.config, authDomain: null };
  return Response.json({ document: { ...document, config }, css }, { headers: { 'Cache-Control': 'no-store' } });
}
