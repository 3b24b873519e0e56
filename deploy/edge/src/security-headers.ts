/** Headers of every response at every host, unless the response names its own. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cache-Control': 'no-store',
};

/** Headers of a site's answers beside those. Popups of processors need an opener, hence no stricter opener policy. */
const OF_SITES: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Of what is no page: should a browser show it as one, it can do nothing there, and nobody can frame it. */
const POLICY_OF_DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A script that runs as a worker brings its policy along: it may load what it needs. */
const POLICY_OF_SCRIPTS = "frame-ancestors 'none'";

/** Adds what every response must carry; what a response says itself stays. `isSite`: not of a chat host or a fake. */
export function addSecurityHeaders(headers: Headers, isSite: boolean): void {
  const isScript = /^text\/javascript\b/.test(headers.get('content-type') ?? '');
  const added = {
    ...EVERYWHERE,
    ...(isSite ? OF_SITES : {}),
    'Content-Security-Policy': isScript ? POLICY_OF_SCRIPTS : POLICY_OF_DATA,
  };
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
}
