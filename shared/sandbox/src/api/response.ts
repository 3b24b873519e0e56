import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import type { ApiFault } from './errors';

const HEX = '0123456789abcdef';

/** The part of the platform that answers a path: what stands before the dash of a correlation id. */
function componentOf(path: string): string {
  const service =
    /\/(payment|charging|pricing|network|storage|metal|config|service|auth0_callback|user-resource)\b/.exec(path)?.[1];
  if (service === 'payment' || service === 'charging' || service === 'pricing') return 'billing';
  if (service === 'user-resource') return 'resource';
  if (service === 'auth0_callback') return 'auth';
  return service ?? 'api';
}

/** What a handler answers where the API says 200 and nothing more. */
export const EMPTY = Symbol('empty');

/** What a handler answers in place of JSON: a document with its media type and, if it is to be saved, its file name. */
export class DocumentResponse {
  readonly content: Uint8Array<ArrayBuffer> | string;
  readonly media: string;
  readonly fileName: string | undefined;

  constructor(content: Uint8Array<ArrayBuffer> | string, media: string, fileName?: string) {
    this.content = content;
    this.media = media;
    this.fileName = fileName;
  }

  get headers(): Record<string, string> {
    const type = { 'content-type': this.media };
    return this.fileName ? { ...type, 'content-disposition': `attachment; filename="${this.fileName}"` } : type;
  }
}

/** A response of the API: never cached, dated by the site's clock. */
export function jsonResponse(site: SiteRuntime, status: number, body: unknown): Response {
  const headers = { 'cache-control': 'no-store', date: new Date(site.nowMs()).toUTCString() };
  if (body === undefined || status === 204) return new Response(null, { status: 204, headers });
  if (body === EMPTY) return new Response('', { status, headers: { ...headers, 'content-type': 'text/plain' } });
  if (body instanceof DocumentResponse)
    return new Response(body.content, { status, headers: { ...headers, ...body.headers } });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** A failure as JSON, with a correlation id unless it comes from the gateway. */
export function faultResponse(site: SiteRuntime, path: string, fault: ApiFault): Response {
  if (!fault.isTraced) return jsonResponse(site, fault.status, fault.body);
  const correlationId = `${componentOf(path)}-${secureText(6, HEX)}`;
  return jsonResponse(site, fault.status, { ...fault.body, meta: { correlationId } });
}
