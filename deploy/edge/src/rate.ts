/** How often something may happen within a window of time. */
export interface RateLimit {
  readonly windowMs: number;
  /** For one client. */
  readonly each: number;
  /** For all clients together; it bounds how many of them are remembered, too. */
  readonly all: number;
}

/**
 * Counts what clients do, window by window.
 * @returns whether a client may do it once more now
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
    const own = counts.get(client) ?? 0;
    if (own >= each || total >= all) return false;
    counts.set(client, own + 1);
    total += 1;
    return true;
  };
}
