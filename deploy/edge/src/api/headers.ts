import type { Client } from '../client';

/** What the API is told of a browser's request. Cookies and whatever passes for a proxy's word are nobody's business there. */
const REQUEST = ['accept', 'accept-encoding', 'accept-language', 'apikey', 'content-type', 'user-agent'] as const;

/**
 * What a browser is told of the API's response. What the console may do, keep or trust is the edge's to say, and the name of
 * a host is not the API's to speak for: no policy, cookie, redirect, HSTS, Clear-Site-Data.
 */
const RESPONSE = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'retry-after',
] as const;

/** Headers for the API; who asks, and where, stands in those that the edge makes itself. `host`: the site's, with port. */
export function requestHeaders(headers: Headers, host: string, client: Client): Record<string, string> {
  const kept = REQUEST.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': client.address,
    'x-forwarded-host': host,
    'x-forwarded-proto': client.protocol,
    ...client.trace?.headers,
  };
}

/** Headers for the browser. `headers`: as undici gives them, a list where a name came more than once. */
export function responseHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const kept = new Headers();
  for (const name of RESPONSE) {
    const value = headers[name];
    if (value !== undefined) kept.set(name, Array.isArray(value) ? (value[0] ?? '') : value);
  }
  return kept;
}
