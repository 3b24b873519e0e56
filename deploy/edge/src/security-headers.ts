/** Headers of every response at every host. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cache-Control': 'no-store',
};

/** Headers of a site's responses beside those. Popups of processors need an opener, hence no stricter opener policy. */
const OF_SITES: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Of what is no page: should a browser show it as one, it can do nothing there, and nobody can frame it. */
const POLICY_OF_DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Of what the API says: it is never a document of the console's origin, whatever it calls itself. */
const POLICY_OF_API = `${POLICY_OF_DATA}; sandbox`;
/** A script that runs as a worker brings its policy along: it may load what it needs. */
const POLICY_OF_SCRIPTS = "frame-ancestors 'none'";

/** Headers by which a response of the API would speak for the origin that it comes through. */
export const NEVER_OF_API = ['set-cookie', 'clear-site-data', 'refresh', 'service-worker-allowed'];

/**
 * What a response is. `api`: comes from the API, the edge's word wins over it. `site`: the edge's own, or a fake's, at a site.
 * `other`: at a chat host, a host of a fake, or at none.
 */
export type ResponseKind = 'api' | 'site' | 'other';

/** Adds what every response must carry; what a response says itself stays, unless it is the API's. */
export function addSecurityHeaders(headers: Headers, kind: ResponseKind): void {
  const isApi = kind === 'api';
  const isScript = /^text\/javascript\b/.test(headers.get('content-type') ?? '');
  const policy = isScript ? POLICY_OF_SCRIPTS : POLICY_OF_DATA;
  const added = {
    ...EVERYWHERE,
    ...(kind === 'other' ? {} : OF_SITES),
    ...(isApi ? { 'Cross-Origin-Resource-Policy': 'same-origin' } : {}),
    'Content-Security-Policy': isApi ? POLICY_OF_API : policy,
  };
  if (isApi) for (const name of NEVER_OF_API) headers.delete(name);
  for (const [name, value] of Object.entries(added)) if (isApi || !headers.has(name)) headers.set(name, value);
}

/** The headers that a response without any of its own has. */
export function securityHeaders(kind: ResponseKind): Headers {
  const headers = new Headers();
  addSecurityHeaders(headers, kind);
  return headers;
}
