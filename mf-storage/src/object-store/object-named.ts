import type { ObjectRow, ObjectStore } from './types';

/** The object of exactly this name, which comes first of all names that begin with it. @throws ObjectStoreError */
export async function objectNamed(
  store: Pick<ObjectStore, 'list'>,
  key: string,
  signal?: AbortSignal,
): Promise<ObjectRow | undefined> {
  const { objects } = await store.list({ prefix: key, limit: 1 }, signal);
  const [first] = objects;
  return first?.key === key ? first : undefined;
}
