import { originOf } from '../api/origin';
import type { SiteRuntime } from '../site';

/** The site that is controlled, and the request's body as JSON. */
export interface ControlsEnv {
  readonly Bindings: { readonly site: SiteRuntime };
  readonly Variables: { body: unknown };
}

/** Why a request may not give orders to the sandbox. */
export interface Refusal {
  readonly status: 403 | 415;
  readonly message: string;
}

/**
 * The controls know no credential, and a rule for faults can put any script in place of the console's. So an order comes
 * from no page but the site's own: one that a page of elsewhere can send without being asked (a form, `text/plain`) is
 * refused. What browsers send for a page names its origin; curl and tests name none.
 * @returns undefined for a request that is let in
 */
export function refusalOf(request: Request): Refusal | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== originOf(request))
    return { status: 403, message: `No orders are taken from pages of ${origin}` };
  const type = request.headers.get('content-type');
  if ((request.body || type !== null) && !/^application\/json\s*(;|$)/i.test(type ?? ''))
    return { status: 415, message: 'The body must be JSON, and its Content-Type application/json' };
  return undefined;
}
