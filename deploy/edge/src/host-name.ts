/** The name in a Host header, without port. */
export const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();
