import { originOf } from '../api/origin';
import { originsOf } from '../payments/addresses';
import type { SiteRuntime } from '../site';

/** Lets the site's own pages read an answer of a stand-in, and nobody else's. */
export function withCors(site: SiteRuntime, request: Request, answer: Response): Response {
  const asking = request.headers.get('origin');
  answer.headers.set('vary', 'origin');
  answer.headers.set('cache-control', 'no-store');
  if (asking === null || !originsOf(site, originOf(request)).includes(asking)) return answer;
  answer.headers.set('access-control-allow-origin', asking);
  answer.headers.set('access-control-allow-methods', 'GET, POST');
  answer.headers.set('access-control-allow-headers', 'content-type');
  return answer;
}
