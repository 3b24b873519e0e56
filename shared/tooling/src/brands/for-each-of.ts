/** Pages that are open at a time: more do not make it faster, they wait for each other then. */
const AT_ONCE = 3;

/** Does `work` for each item, a few at a time. @throws what the first of them throws */
export async function forEachOf<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
