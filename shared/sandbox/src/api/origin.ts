/** Origin that the browser sees, behind a proxy or not. */
export function originOf(request: Request): string {
  const url = new URL(request.url);
  const protocol = request.headers.get('x-forwarded-proto') ?? url.protocol.replace(':', '');
  return `${protocol === 'https' ? 'https' : 'http'}://${request.headers.get('host') ?? url.host}`;
}

/** Host name without its port. */
export const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
