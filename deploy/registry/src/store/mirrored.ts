import { type Store, StoreError } from './store';

/** What is small and signed: it may come from anywhere. */
const isDocument = (key: string): boolean => key.startsWith('sites/') || key.endsWith('/version.json');

/**
 * A store whose documents are kept near at hand, too: while it can't be reached, what was read before is read again. Only
 * reading is helped; what it says is believed by its signature, never by its place.
 * @param isBelieved nothing else is kept: it must not take the place of what was believed
 */
export function mirrored(store: Store, mirror: Store, isBelieved: (key: string, content: Buffer) => boolean): Store {
  async function keep(key: string, content: Buffer): Promise<void> {
    if (!isBelieved(key, content) || (await mirror.create(key, content))) return;
    if ((await mirror.read(key))?.equals(content) === true) return;
    // Somebody took it away from the store, and wrote another one.
    await mirror.remove(key);
    await mirror.create(key, content);
  }
  /** What is kept, where the store is out of reach; that nothing is kept does not say that nothing is there. */
  const near = async <T>(work: Promise<T>, kept: () => Promise<T | undefined>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const instead = error instanceof StoreError ? await kept() : undefined;
      if (instead !== undefined) return instead;
      throw error;
    }
  };
  return {
    ...store,
    async read(key, limit) {
      if (!isDocument(key)) return store.read(key, limit);
      return near(
        store.read(key).then(async (content) => {
          // A disk that is full is no reason to have nothing.
          if (content) await keep(key, content).catch(() => undefined);
          return content;
        }),
        () => mirror.read(key),
      );
    },
    list: (prefix, after) =>
      near(store.list(prefix, after), async () => {
        const kept = await mirror.list(prefix, after);
        return kept.length > 0 ? kept : undefined;
      }),
  };
}
