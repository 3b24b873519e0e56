/**
 * Origin of the object store: on plain localhost, because clients outside of a browser know no other name, and on the port
 * after the site's, without TLS. `sitePort` is that of the listener; the site's origin tells it where it is not known.
 */
export function s3Origin(siteOrigin: string, sitePort: number | undefined): string {
  const { port, protocol } = new URL(siteOrigin);
  const known = sitePort ?? Number(port || (protocol === 'https:' ? 443 : 80));
  return `http://localhost:${known + 1}`;
}
