import { networkOf } from './client';

/** How often something may happen within a window of time. */
export interface RateLimit {
  readonly windowMs: number;
  /** For one client. */
  readonly each: number;
  /** For all clients together; it bounds how many of them are remembered, too. */
  readonly all: number;
}

/**
 * Counts what clients do, window by window. Whoever has an IPv6 address has all of its network, which counts as one.
 * @returns whether a client, by its address, may do it once more now
 */
export function rateLimiter({ windowMs, each, all }: RateLimit): (client: string) => boolean {
  const counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  return (client) => {
    if (Date.now() >= endsAt) {
      counts.clear();
      total = 0;
      endsAt = Date.now() + windowMs;
    }
    const network = networkOf(client);
    const own = counts.get(network) ?? 0;
    if (own >= each || total >= all) return false;
    counts.set(network, own + 1);
    total += 1;
    return true;
  };
}
