const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

/**
 * An address outside of the application that is safe to follow: https (http only on this machine), without a user name or
 * password. What a site may name and what a page links are the same by it.
 * @param address untrusted
 * @returns undefined for any other
 */
export function externalAddress(address: string): URL | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
  return !isSecure || url.username !== '' || url.password !== '' ? undefined : url;
}
