import { getDomain } from 'tldts';

/**
 * The part of a host that somebody registered, by the public suffix list: `example.com` of `console.example.com`, and
 * `acme.vercel.app` of itself, because there everybody gets one. With the list it is a matter of the server alone: it is
 * larger than a page of the console.
 * @param host with or without port
 * @returns undefined where there is none: `localhost`, addresses, a registry itself
 */
export const registeredDomain = (host: string): string | undefined =>
  getDomain(host, { allowPrivateDomains: true }) ?? undefined;
