import { safeExternalUrl } from '@console/area/router';

/** The address of an image from the site's settings: a path of this origin or an HTTPS address, else undefined. */
export function safeImage(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (/^\/(?![/\\])/.test(address)) {
    const url = new URL(address, window.location.origin);
    return url.origin === window.location.origin ? url.pathname + url.search : undefined;
  }
  return safeExternalUrl(address);
}
