import * as v from 'valibot';
import { call, STORAGE_KEYS, storage } from '@console/api';
import { BrandDocument } from '@console/contract/brand';
import { getUiConfig, SiteConfig } from '@console/contract/site-config';
import type { SiteDocument } from '@console/contract/site-document';

/** The id of the script element that carries the document. */
const ELEMENT_ID = 'site-document';
/** The configuration is kept for one day. (spec 1, section 9) */
const CACHE_MS = 86_400_000;

const isDocument = (value: unknown): value is Omit<SiteDocument, 'config'> & { config?: unknown } =>
  v.is(
    v.looseObject({
      site: v.looseObject({ id: v.string(), host: v.string() }),
      environment: v.picklist(['development', 'staging', 'production']),
      brand: BrandDocument,
      registry: v.looseObject({
        remotes: v.array(v.looseObject({ name: v.string(), base: v.string(), entry: v.string() })),
      }),
      serverTime: v.number(),
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

/** The configuration of this site that was fetched less than a day ago. */
export function readCachedConfig(host: string, now: number = Date.now()): unknown {
  try {
    const cached = v.parse(CachedConfig, JSON.parse(storage.persistent.get(STORAGE_KEYS.cachedConfig) ?? 'null'));
    const isFresh = cached.host === host && now - cached.at >= 0 && now - cached.at < CACHE_MS;
    return isFresh && v.is(SiteConfig, cached.config) ? cached.config : undefined;
  } catch {
    return undefined;
  }
}

/** Asks for the configuration and keeps it for a day. @throws ApiError */
export async function fetchConfig(host: string): Promise<SiteConfig> {
  const config = await call(getUiConfig, {});
  storage.persistent.set(STORAGE_KEYS.cachedConfig, JSON.stringify({ at: Date.now(), host, config }));
  return config;
}

/**
 * The site document with its configuration: the inline one, then the cached one, then the call. The defaults of the
 * specification never start an area.
 * @throws Error without a document; ApiError when the configuration cannot be had
 */
export async function loadSiteDocument(): Promise<SiteDocument> {
  const inline = readInlineDocument();
  for (const config of [inline.config, readCachedConfig(inline.site.host)]) {
    if (v.is(SiteConfig, config)) return { ...inline, config };
  }
  return { ...inline, config: await fetchConfig(inline.site.host) };
}
