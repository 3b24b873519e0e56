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

/** An answer of the API: never cached, dated by the site's clock. */
export function jsonAnswer(site: SiteRuntime, status: number, body: unknown): Response {
  const headers = { 'cache-control': 'no-store', date: new Date(site.nowMs()).toUTCString() };
  if (body === undefined) return new Response(null, { status: 204, headers });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** A failure as JSON, with a correlation id unless it comes from the gateway. */
export function faultAnswer(site: SiteRuntime, path: string, fault: ApiFault): Response {
  if (!fault.isTraced) return jsonAnswer(site, fault.status, fault.body);
  const correlationId = `${componentOf(path)}-${secureText(6, HEX)}`;
  return jsonAnswer(site, fault.status, { ...fault.body, meta: { correlationId } });
}
