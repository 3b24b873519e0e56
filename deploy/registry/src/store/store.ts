/** A registry that can't be used, or refuses what it is asked for; the message says which and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Where published versions and the documents of sites are kept: a folder, or a bucket. What is written stays as it is, so that
 * two who write at once never lose each other's word: only one of them makes the file. (decision 0041)
 */
export interface Store {
  /** What people call it: a path, or `s3://bucket/prefix`. */
  readonly place: string;
  /**
   * The bytes of a file; undefined where there is none. Anybody who may write there chooses how long it is: of a file longer than
   * `limit` one byte more than that comes, which nothing takes for the file.
   * @throws StoreError where the store can't be reached
   */
  read(key: string, limit?: number): Promise<Buffer | undefined>;
  /**
   * Writes a file that is not there yet, as a whole or not at all.
   * @returns whether it was written: false where there is one of this key already, whatever is in it
   * @throws StoreError
   */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /** The keys that begin with a prefix, in order. `after`: only those behind this one. @throws StoreError */
  list(prefix: string, after?: string): Promise<string[]>;
  /** Deletes a file; one that is not there is no error. @throws StoreError */
  remove(key: string): Promise<void>;
}

/** Longest document, in bytes; they have some ten thousand. */
export const DOCUMENT_BYTES = 4 * 1024 * 1024;

/** Segments that mean the same in a path, an address and an object's key: never a way out, nothing to be escaped. */
const SEGMENT = /^[A-Za-z0-9_][\w.-]*$/;
const LONGEST = 512;

/** A key, or part of one that ends in a slash, as it is. @throws StoreError for anything that could lead elsewhere */
export function checkedKey(key: string): string {
  const segments = key.replace(/\/$/, '').split('/');
  if (key.length <= LONGEST && segments.every((segment) => SEGMENT.test(segment))) return key;
  throw new StoreError(`'${key}' is no name of a file in a registry: letters, digits, '_', '-' and '.' only`);
}
