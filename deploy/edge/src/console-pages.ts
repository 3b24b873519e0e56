import { randomBytes } from 'node:crypto';
import { brands } from '@console/brands';
import type { BrandDocument } from '@console/contract/brand';
import { environmentOf } from '@console/contract/environment';
import type { RemoteRecord, SiteAllowList, SiteDocument } from '@console/contract/site-document';
import type { BuiltRemote, Registry } from '@console/registry';
import { remotesOfSite } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import { brandCss } from '@console/ui/brand';
import { compressed } from './compressed';
import { contentSecurityPolicy } from './csp';
import { earlyDataFor } from './early-data';
import type { Fonts } from './fonts';
import { renderPage } from './page';
import { preloadsFor } from './preloads';

const BASE_PATH = '/app';

/** Builds that the pages refer to, and where the site's configuration comes from. */
export interface PageSources {
  readonly registryOf: (site: SiteDefinition) => Registry;
  readonly configOf: (site: SiteDefinition, host: string) => Promise<SiteDefinition['config']>;
  /** Origins outside of the site that its pages may use. */
  readonly allowOf: (site: SiteDefinition, host: string) => SiteAllowList;
  readonly fonts: Fonts;
}

function brandOf(site: SiteDefinition): BrandDocument {
  const brand = brands[site.brand];
  if (!brand) throw new Error(`The site '${site.id}' wears the brand '${site.brand}', which does not exist`);
  return brand;
}

/** A record without what only the edge reads. */
function publicRecord({ name, version, base, entry, integrity, manifest, area, modules }: BuiltRemote): RemoteRecord {
  return { name, version, base, entry, integrity, manifest, area, modules };
}

/** Answers a route of the application with the page of a site. `host`: the Host header, with port. */
export async function pageResponse(
  request: Request,
  site: SiteDefinition,
  host: string,
  { registryOf, configOf, allowOf, fonts }: PageSources,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  const brand = brandOf(site);
  const config = await configOf(site, host);
  const allow = allowOf(site, host);
  const { shell, remotes: all } = registryOf(site);
  const remotes = remotesOfSite(all, { ...config });
  const route = new URL(request.url).pathname.slice(BASE_PATH.length).replace(/\/$/, '') || '/';
  const document: SiteDocument = {
    site: { id: site.id, host },
    environment: environmentOf(host),
    config,
    brand,
    allow,
    registry: { shell, remotes: remotes.map(publicRecord) },
    ...(site.announcement ? { announcement: site.announcement } : {}),
    serverTime: Date.now(),
  };
  const html = renderPage(document, {
    nonce,
    styles: {
      brandCss: brandCss(brand, { fontUrl: (file) => fonts.urlOf(file) }),
      fonts: (brand.fontFiles ?? []).filter((font) => font.preload).map((font) => fonts.urlOf(font.file)),
    },
    preloads: preloadsFor(route, { shell, remotes, config: { ...config } }),
    data: earlyDataFor(route, { remotes, config: { ...config } }),
  });
  return compressed(request, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(nonce, allow),
  });
}
