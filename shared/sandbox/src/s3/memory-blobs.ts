import type { BlobStore, ByteRange } from './blob-store';
import type { Bytes } from './body/bytes';

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
