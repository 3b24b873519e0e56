import * as v from 'valibot';
import { ApiError, configureApi, STORAGE_KEYS, storage } from '@console/api';
import { reportError } from '@console/area';
import { BrandDocument } from '@console/contract/brand';
import { SiteConfig, type SiteConfigInput } from '@console/contract/site-config';
import type { SiteDocument } from '@console/contract/site-document';
import { whenCalm } from '@console/ui';

/** The id of the script element that carries the document. */
const ELEMENT_ID = 'site-document';
/** What asks for the configuration: a page mostly has it. */
export const loadFetchConfig = () => import(/* webpackChunkName: "signed-in" */ './fetch-config');
/** The configuration is kept for one day. (spec 1, section 9) */
const CACHE_MS = 86_400_000;

/** Whether something is a configuration, and of the site that wears this brand. */
const isConfigOf = (brand: string, value: unknown): value is SiteConfigInput =>
  v.is(SiteConfig, value) && value.siteTheme === brand;

const isDocument = (value: unknown): value is Omit<SiteDocument, 'config'> & { config?: unknown } =>
  v.is(
    v.looseObject({
      site: v.looseObject({ id: v.string(), host: v.string() }),
      environment: v.picklist(['development', 'staging', 'production']),
      brand: BrandDocument,
      registry: v.looseObject({
        remotes: v.array(v.looseObject({ name: v.string(), base: v.string(), entry: v.string() })),
      }),
      api: v.optional(v.string()),
    }),
    value,
  );

/**
 * The document that the edge has written into the page.
 * @throws Error when the page carries none, or a damaged one
 */
export function readInlineDocument(): Omit<SiteDocument, 'config'> & { config?: unknown } {
  // An element of that name that is no script cannot stand in for it.
  const element = document.querySelector(`script#${ELEMENT_ID}[type="application/json"]`);
  const value: unknown = JSON.parse(element?.textContent ?? 'null');
  if (!isDocument(value)) throw new Error('The page carries no site document');
  return value;
}

const CachedConfig = v.object({ at: v.number(), host: v.string(), config: v.unknown() });

/** The configuration of this site that was fetched less than a day ago. `brand`: the one that the site wears. */
export function readCachedConfig(host: string, brand: string, now = Date.now()): SiteConfigInput | undefined {
  try {
    const cached = v.parse(CachedConfig, JSON.parse(storage.persistent.get(STORAGE_KEYS.cachedConfig) ?? 'null'));
    const isFresh = cached.host === host && now - cached.at >= 0 && now - cached.at < CACHE_MS;
    return isFresh && isConfigOf(brand, cached.config) ? cached.config : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The site document with its configuration: the inline one, then the cached one, then the call; each only where it is whole
 * and of this site. The defaults of the specification never start an area.
 * @param onWait called before the call, which may take a while
 * @throws Error without a document, or when the server answers with another site's; ApiError when the configuration cannot
 * be had
 */
export async function loadSiteDocument(onWait: () => void = () => {}): Promise<SiteDocument> {
  const inline = readInlineDocument();
  configureApi({ baseUrl: `${inline.api ?? ''}/api/v1` });
  const { host } = inline.site;
  const brand = inline.brand.id;
  for (const config of [inline.config, readCachedConfig(host, brand)]) {
    if (isConfigOf(brand, config)) return { ...inline, config };
  }
  onWait();
  const { fetchConfig } = await loadFetchConfig();
  return { ...inline, config: await fetchConfig(host, brand) };
}

/**
 * The browser renews the configuration once a day, when nobody waits for anything; what was shown stays until the next load,
 * which asks again where the network was down.
 */
export function renewConfig({ site, brand, mock }: Pick<SiteDocument, 'site' | 'brand' | 'mock'>): void {
  // What mock mode answers is not this site's.
  if (mock) return;
  if (readCachedConfig(site.host, brand.id) !== undefined) return;
  whenCalm(
    () =>
      void loadFetchConfig()
        .then(({ fetchConfig }) => fetchConfig(site.host, brand.id))
        .catch((error: unknown) => {
          if (!(error instanceof ApiError && error.kind === 'connection')) reportError(error);
        }),
  );
}
