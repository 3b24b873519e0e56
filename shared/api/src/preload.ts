import { apiSettings } from './settings';
import { session } from './session';

const LIFETIME = 15_000;

interface Early {
  readonly credential: string;
  readonly at: number;
  readonly response: Promise<Response>;
}

const early = new Map<string, Early>();

/** Headers of a call; the same for early ones, so that they are the same request. */
export const headersFor = (credential: string | undefined, contentType?: string): Record<string, string> => ({
  accept: 'application/json',
  ...(credential === undefined ? {} : { apikey: credential }),
  ...(contentType === undefined ? {} : { 'content-type': contentType }),
});

/**
 * Asks for the data of a route before its code has arrived. The first call to the same address takes the answer over;
 * nobody takes it within 15 s, and it is forgotten.
 * @param url path and query relative to the API prefix
 */
export function preload(url: string): void {
  const { credential } = session.getState();
  if (!credential || early.has(url)) return;
  const { baseUrl, fetch } = apiSettings();
  const response = fetch(baseUrl + url, { headers: headersFor(credential), credentials: 'omit', cache: 'no-store' });
  response.catch(() => early.delete(url));
  early.set(url, { credential, at: Date.now(), response });
}

/** The early answer to an address, once, if it was asked for with this credential. */
export function takeEarly(url: string, credential: string | undefined): Promise<Response> | undefined {
  const found = early.get(url);
  early.delete(url);
  if (!found || found.credential !== credential || Date.now() - found.at > LIFETIME) return undefined;
  return found.response;
}
