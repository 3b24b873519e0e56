import type { Piece } from '../model/storage';
import type { SiteStore } from '../store/store';
import type { BlobStore, ByteRange } from './blob-store';
import type { Bytes } from './body/bytes';

const blobIds = (pieces: Iterable<Piece>): string[] =>
  Array.from(pieces, (piece) => ('blob' in piece ? piece.blob : '')).filter(Boolean);

/** The blobs of one site, and which of them no row knows yet. */
export class SiteBlobs {
  readonly #site: string;
  readonly #blobs: BlobStore;
  /** Blobs whose rows are not committed yet; a sweep leaves them alone. */
  readonly #arriving = new Set<string>();

  constructor(site: string, blobs: BlobStore) {
    this.#site = site;
    this.#blobs = blobs;
  }

  /**
   * Keeps the content that `fill` hands over while `commit` writes the row that knows it. Without that row, because
   * either failed, the blob goes again.
   */
  async keeping<Filled, Result>(
    fill: (keep: (content: AsyncIterable<Bytes>) => Promise<void>) => Promise<Filled>,
    commit: (blob: string, filled: Filled) => Promise<Result>,
  ): Promise<Result> {
    const id = crypto.randomUUID();
    this.#arriving.add(id);
    try {
      const filled = await fill((content) => this.#blobs.put(this.#site, id, content));
      return await commit(id, filled);
    } catch (error) {
      await this.#blobs.delete(this.#site, [id]);
      throw error;
    } finally {
      this.#arriving.delete(id);
    }
  }

  get(id: string, range: ByteRange): Promise<ReadableStream<Bytes> | undefined> {
    return this.#blobs.get(this.#site, id, range);
  }

  /** Takes away the blobs of pieces that no row has any more. */
  async drop(pieces: Iterable<Piece>): Promise<void> {
    const ids = blobIds(pieces);
    if (ids.length > 0) await this.#blobs.delete(this.#site, ids);
  }

  /** Takes away every blob that no row knows: what a crash or a reset has left. */
  async sweep(store: SiteStore): Promise<void> {
    const found = await this.#blobs.list(this.#site);
    if (found.length === 0) return;
    const known = new Set([
      ...store.s3Objects.all().flatMap((row) => blobIds(row.pieces)),
      ...store.s3Uploads.all().flatMap((row) => blobIds(row.parts.map((part) => part.piece))),
    ]);
    const orphans = found.filter((id) => !known.has(id) && !this.#arriving.has(id));
    await this.#blobs.delete(this.#site, orphans);
  }
}
