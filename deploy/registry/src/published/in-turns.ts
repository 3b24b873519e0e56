/** How much is under way at a time: a store on a network answers several as fast as one. */
const AT_A_TIME = 8;

/** Does something with each item, several at a time. The first failure is that of all, once those under way have ended. */
export async function inTurns<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items].toReversed();
  const worker = async (): Promise<void> => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_A_TIME }, worker));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}
