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

/** Keeps content for the life of the process: for tests and for a sandbox without a folder. */
export class MemoryBlobs implements BlobStore {
  readonly #sites = new Map<string, Map<string, Blob>>();

  async put(site: string, id: string, content: AsyncIterable<Bytes>): Promise<void> {
    const parts: Bytes[] = [];
    // A chunk may be a view of a buffer that is used again.
    for await (const part of content) parts.push(part.slice());
    const blobs = this.#sites.get(site) ?? new Map<string, Blob>();
    this.#sites.set(site, blobs);
    blobs.set(id, new Blob(parts));
  }

  async get(site: string, id: string, { start, end }: ByteRange): Promise<ReadableStream<Bytes> | undefined> {
    return this.#sites.get(site)?.get(id)?.slice(start, end).stream();
  }

  async delete(site: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#sites.get(site)?.delete(id);
  }

  async list(site: string): Promise<readonly string[]> {
    return [...(this.#sites.get(site)?.keys() ?? [])];
  }
}
