import { safeExternalUrl, safePath } from '@console/area/signed-out';

/** A picture inside its address: an image element runs nothing that is in it, not even of SVG. */
const DATA = /^data:image\/(?:svg\+xml|png|webp|jpeg)[;,]/;

/**
 * The address of a document from the site's settings: a path of this origin, or an HTTPS address; else undefined. Never one
 * that is inside its address.
 */
export function safeDocument(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  return address.startsWith('/') ? safePath(address, '') || undefined : safeExternalUrl(address);
}

/**
 * The address of an image from the site's settings: a path of this origin, an HTTPS address, or the picture itself; else
 * undefined. Only for the source of an image element.
 */
export function safeImage(address: string | undefined): string | undefined {
  return address && DATA.test(address) ? address : safeDocument(address);
}
