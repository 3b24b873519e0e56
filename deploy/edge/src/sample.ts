/** How many of a kind are taken within a window of time. */
export interface SampleLimit {
  readonly windowMs: number;
  /** Of one kind. */
  readonly each: number;
  /** How many kinds are told apart; it bounds what is remembered. */
  readonly kinds: number;
}

/** What stands for all kinds that came after those that are told apart. */
export const OTHER_KINDS = 'other kinds';

/**
 * Takes the first few of each kind, window by window, and counts the others. A window begins with the first that comes.
 * @param onLeftOut hears at the end of a window how many of a kind were not taken
 * @returns whether one of a kind is taken
 */
export function sampler(
  { windowMs, each, kinds }: SampleLimit,
  onLeftOut: (kind: string, count: number) => void,
): (kind: string) => boolean {
  const counts = new Map<string, number>();
  let others = 0;
  const end = (): void => {
    for (const [kind, count] of counts) if (count > each) onLeftOut(kind, count - each);
    if (others > 0) onLeftOut(OTHER_KINDS, others);
    counts.clear();
    others = 0;
  };
  return (kind) => {
    if (counts.size === 0) setTimeout(end, windowMs).unref();
    const count = counts.get(kind);
    if (count === undefined && counts.size >= kinds) {
      others += 1;
      return false;
    }
    counts.set(kind, (count ?? 0) + 1);
    return (count ?? 0) < each;
  };
}
