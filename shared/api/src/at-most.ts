/**
 * How many calls of one piece of work are on their way at a time. A browser has six connections to a host and a write can
 * take half a minute: what was asked for before, and what is asked next, must come through.
 */
export const CALLS_AT_ONCE = 3;

/** Does a piece of work for each item, at most `limit` at a time, in order. Never rejects. */
export async function atMost<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results = new Array<PromiseSettledResult<Result>>(items.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item === undefined) continue;
      try {
        results[index] = { status: 'fulfilled', value: await work(item, index) };
      } catch (reason) {
        results[index] = { status: 'rejected', reason };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
