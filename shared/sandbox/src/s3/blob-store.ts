import type { Bytes } from './body/bytes';

/** A run of bytes, `end` not included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the content of objects is kept, apart from the rows that describe it. A blob is put whole, under an id that is
 * never used again, and never changes; what a `put` has acknowledged survives whatever the rows survive.
 */
export interface BlobStore {
  /** Keeps content. What is thrown on the way, by the content too, leaves nothing behind. */
  put(site: string, id: string, content: AsyncIterable<Bytes>): Promise<void>;
  /** Content of a blob; undefined where it is not there. Reading may go on after it was deleted. */
  get(site: string, id: string, range: ByteRange): Promise<ReadableStream<Bytes> | undefined>;
  /** Takes blobs away; those that are not there are no error. */
  delete(site: string, ids: readonly string[]): Promise<void>;
  /** Ids of all blobs of a site. */
  list(site: string): Promise<readonly string[]>;
}
