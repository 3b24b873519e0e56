import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BASE_PATH } from '@console/contract/paths';
import type { SiteDocument } from '@console/contract/site-document';
import { isHandedOut } from './assets';
import type { SiteRequestSource } from './backend';
import { policyHeaders } from './csp';
import { earlyDataFor } from './early-data';
import { frameOf } from './first-frame';
import { type PageParts, renderPage } from './page';
import { lazyFiles, preloadsFor } from './preloads';
import { type PageSources, siteDocumentOf, stylesOf } from './site-document';
import { accepts } from './static-files';
import { takesVendorHtml } from './vendor-page';

/** Good enough for a page made anew for every request: a tenth of the time of the best, a few percent larger. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

function encode(request: Request, text: string): { body: Uint8Array<ArrayBuffer>; encoding?: string } {
  if (accepts(request, 'br')) return { body: new Uint8Array(brotliCompressSync(text, BROTLI)), encoding: 'br' };
  if (accepts(request, 'gzip')) return { body: new Uint8Array(gzipSync(text)), encoding: 'gzip' };
  return { body: new TextEncoder().encode(text) };
}

/** A response with a text in the best encoding that the browser takes; without a body for HEAD. */
function compressed(request: Request, text: string, headers: Readonly<Record<string, string>>): Response {
  const { body, encoding } = encode(request, text);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.byteLength),
    },
  });
}

/**
 * The document of a site, and what its page of a route is made of.
 * @param at a path of the browser, and what is asked for with it
 */
export async function pageOf(
  { site, host }: Pick<SiteRequestSource, 'site' | 'host'>,
  { pathname, query }: { readonly pathname: string; readonly query: URLSearchParams },
  sources: PageSources,
  bucket?: number,
): Promise<{ readonly document: SiteDocument; readonly parts: PageParts }> {
  const route = pathname.slice(BASE_PATH.length).replace(/\/$/, '') || '/';
  const { document: plain, shell, remotes } = await siteDocumentOf(site, host, sources, bucket);
  const { brand, config, environment } = plain;
  const document = takesVendorHtml(route, query, config) ? { ...plain, takesVendorHtml: true } : plain;
  const parts = {
    styles: {
      brandCss: stylesOf(brand, sources),
      fonts: (brand.fontFiles ?? []).filter((font) => font.preload).map((font) => sources.brandFiles.urlOf(font.file)),
    },
    shell,
    lazy: lazyFiles({ shell, remotes }).filter(({ file }) => isHandedOut(file, environment)),
    preloads: preloadsFor(route, { shell, remotes, config: { ...config } }),
    data: earlyDataFor(route, { remotes, config: { ...config } }),
    frame: frameOf(document, pathname, remotes),
  };
  return { document, parts };
}

/** Answers a route of the application with the page of a site. */
export async function pageResponse(
  request: Request,
  source: SiteRequestSource,
  sources: PageSources,
  bucket?: number,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64');
  const { pathname, searchParams } = new URL(request.url);
  const { document, parts } = await pageOf(source, { pathname, query: searchParams }, sources, bucket);
  return compressed(request, renderPage(document, { ...parts, nonce }), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...policyHeaders(nonce, document, source.client.protocol),
  });
}
