import { securityHeaders } from '../security-headers';

const PORT = /:\d+$/;

/**
 * Answers plain HTTP: the same address over TLS, at a host that the edge knows. Whoever asks at a port that is written out is sent to
 * the edge's own; else both are the usual ones, whatever the edge itself listens on.
 */
export function redirectResponse(
  request: Request,
  { port, isKnown }: { readonly port: number; readonly isKnown: (host: string) => boolean },
): Response {
  const headers = securityHeaders('other');
  const host = (request.headers.get('host') ?? '').toLowerCase();
  if (!isKnown(host)) return new Response(null, { status: 421, headers });
  const { pathname, search } = new URL(request.url);
  const name = host.replace(PORT, '');
  const at = PORT.test(host) && port !== 443 ? `${name}:${port}` : name;
  headers.set('Location', `https://${at}${pathname}${search}`);
  return new Response(null, { status: 308, headers });
}
