import { environmentOf } from '@console/contract/environment';
import type { SiteDefinition } from '@console/sites';
import { type PageSources, siteDocumentOf, stylesOf } from './site-document';

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
  const { document } = await siteDocumentOf(site, host, sources);
  const config = { ...document.config, authDomain: null };
  return Response.json(
    { document: { ...document, config }, css: stylesOf(document.brand, sources) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
