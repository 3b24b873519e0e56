import { randomBytes } from 'node:crypto';
import type { SiteDefinition } from '@console/sites';
import { compressed } from './compressed';
import { contentSecurityPolicy } from './csp';
import { earlyDataFor } from './early-data';
import { renderPage } from './page';
import { preloadsFor } from './preloads';
import { type PageSources, siteDocumentOf, stylesOf } from './site-document';

const BASE_PATH = '/app';

/** Answers a route of the application with the page of a site. `host`: the Host header, with port. */
export async function pageResponse(
  request: Request,
  site: SiteDefinition,
  host: string,
  sources: PageSources,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  const { document, remotes } = await siteDocumentOf(site, host, sources);
  const { brand, config, allow } = document;
  const { shell } = document.registry;
  const route = new URL(request.url).pathname.slice(BASE_PATH.length).replace(/\/$/, '') || '/';
  const html = renderPage(document, {
    nonce,
    styles: {
      brandCss: stylesOf(brand, sources),
      fonts: (brand.fontFiles ?? []).filter((font) => font.preload).map((font) => sources.brandFiles.urlOf(font.file)),
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
