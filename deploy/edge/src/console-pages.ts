import { randomBytes } from 'node:crypto';
import { BASE_PATH } from '@console/contract/paths';
import type { SiteDocument } from '@console/contract/site-document';
import { isHandedOut } from './assets';
import type { SiteRequestSource } from './backend';
import { byNonce, policyHeaders } from './csp';
import { earlyDataFor } from './early-data';
import { frameOf } from './first-frame';
import { type PageParts, renderPage } from './page';
import { lazyFiles, preloadsFor } from './preloads';
import { type PageSources, siteDocumentOf } from './site-document';
import { kept, sendable } from './page-text';
import { takesVendorHtml } from './vendor-page';

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
  const { document: plain, css, shell, remotes } = await siteDocumentOf(site, host, sources, bucket);
  const { brand, config, environment } = plain;
  const document = takesVendorHtml(route, query, config) ? { ...plain, takesVendorHtml: true } : plain;
  const parts = {
    styles: {
      brandCss: css,
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

/** A page as it is sent. */
export interface MadePage {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Made for one response: it carries a nonce. */
  readonly isForOne: boolean;
}

/** Integrity of the scripts that a page asks for ahead of their code. */
const preloaded = ({ preloads }: PageParts): string[] =>
  [...preloads.signedIn, ...preloads.signedOut]
    .filter(({ as }) => as === 'script')
    .flatMap(({ integrity }) => integrity ?? []);

/**
 * Makes the page of a route. Its own code is let in by hashes, so that the page is the same for everybody. Only one that is there
 * for a vendor's script has a nonce, which that script gives to what it adds; and one whose files have no hash.
 */
export async function makePage(
  request: Request,
  source: SiteRequestSource,
  sources: PageSources,
  bucket?: number,
): Promise<MadePage> {
  const { pathname, searchParams } = new URL(request.url);
  const { document, parts } = await pageOf(source, { pathname, query: searchParams }, sources, bucket);
  const { protocol } = source.client;
  const isForOne = document.takesVendorHtml === true || parts.shell.scripts.some(({ integrity }) => !integrity);
  const nonce = isForOne ? randomBytes(18).toString('base64') : undefined;
  const html = renderPage(document, { ...parts, ...(nonce !== undefined && { nonce }) });
  const text = isForOne ? sendable(html) : kept(html);
  const own = nonce === undefined ? text.sourcesWith(preloaded(parts)) : byNonce(nonce);
  const { content, encoding } = text.encoded(request);
  return {
    content,
    isForOne,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
      ...policyHeaders(own, document, protocol),
    },
  };
}

/** The server's time for a page, which is the same at any time. (shell, boot/server-time) */
export const timedBy = (): { readonly 'Server-Timing': string } => ({ 'Server-Timing': `now;dur=${Date.now()}` });

/** A response with a page; without a body for HEAD. */
export const pageResponse = (request: Request, { content, headers }: MadePage): Response =>
  new Response(request.method === 'HEAD' ? null : new Uint8Array(content), {
    headers: { ...headers, ...timedBy(), 'Content-Length': String(content.byteLength) },
  });
