import { securityHeaders } from '../security-headers';

/** Where a server is in its life. Only one that serves is ready: nothing that is answered elsewhere decides. */
export type Phase = 'starting' | 'serving' | 'stopping';

function plain(text: string, status = 200): Response {
  const headers = securityHeaders('other');
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${text}\n`, { status, headers });
}

/**
 * Answers `/healthz` (the process lives) and `/readyz` (it takes requests: 503 while it starts, and from the moment that it is
 * told to stop); undefined for every other path.
 */
export function healthResponse(path: string, phase: Phase): Response | undefined {
  if (path === '/healthz') return plain('alive');
  if (path !== '/readyz') return undefined;
  return phase === 'serving' ? plain('ready') : plain(phase, 503);
}
