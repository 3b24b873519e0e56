import { safeExternalUrl, safePath } from '@console/area/signed-out';

/** A picture inside its address: an image element runs nothing that is in it, not even of SVG. */
const DATA = /^data:image\/(?:svg\+xml|png|webp|jpeg)[;,]/;

/**
 * The address of an image from the site's settings: a path of this origin, an HTTPS address, or the picture itself; else
 * undefined. Only for the source of an image element.
 */
export function safeImage(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (DATA.test(address)) return address;
  return address.startsWith('/') ? safePath(address, '') || undefined : safeExternalUrl(address);
}
