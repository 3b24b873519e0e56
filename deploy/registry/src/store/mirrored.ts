import { type Store, StoreError } from './store';

/** What is small and signed: it may come from anywhere. */
const isDocument = (key: string): boolean => key.startsWith('sites/') || key.endsWith('/version.json');

/**
 * A store whose documents are kept near at hand, too: while it can't be reached, what was read before is read again. Only
 * reading is helped; what it says is believed by its signature, never by its place.
 */
export function mirrored(store: Store, mirror: Store): Store {
  async function keep(key: string, content: Buffer): Promise<void> {
    if (await mirror.create(key, content)) return;
    if ((await mirror.read(key))?.equals(content) === true) return;
    // Somebody took it away from the store because it could not be believed, and wrote another one.
    await mirror.remove(key);
    await mirror.create(key, content);
  }
  const near = async <T>(work: Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreError) return instead();
      throw error;
    }
  };
  return {
    ...store,
    async read(key) {
      if (!isDocument(key)) return store.read(key);
      return near(
        store.read(key).then(async (content) => {
          if (content) await keep(key, content);
          return content;
        }),
        async () => {
          const kept = await mirror.read(key);
          // That it is not kept does not say that it is not there.
          return kept ?? store.read(key);
        },
      );
    },
    list: (prefix, after) =>
      near(store.list(prefix, after), async () => {
        const kept = await mirror.list(prefix, after);
        return kept.length > 0 ? kept : store.list(prefix, after);
      }),
  };
}
