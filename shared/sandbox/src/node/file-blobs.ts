import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore, ByteRange } from '../s3/blob-store';
import { type Bytes, streamOf } from '../s3/body/bytes';
import { StorageFullError } from '../store/persistence';

const FOLDER = 'blobs';
const READ_SIZE = 256 * 1024;
const UNFINISHED = '.part';

async function* readFrom(file: Awaited<ReturnType<typeof open>>, { start, end }: ByteRange) {
  try {
    for (let position = start; position < end;) {
      const chunk = new Uint8Array(Math.min(READ_SIZE, end - position));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Keeps each blob as a file of the data folder: blobs/<site>/<two characters of the id>/<id>. */
export class FileBlobs implements BlobStore {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = path.resolve(dataDir, FOLDER);
  }

  #file(site: string, id: string): string {
    return path.join(this.#folder, site, id.slice(0, 2), id);
  }

  async put(site: string, id: string, content: AsyncIterable<Bytes>): Promise<void> {
    const target = this.#file(site, id);
    await mkdir(path.dirname(target), { recursive: true });
    const unfinished = target + UNFINISHED;
    try {
      const file = await open(unfinished, 'wx');
      try {
        for await (const part of content) await file.appendFile(part);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw codeOf(error) === 'ENOSPC' ? new StorageFullError(error) : error;
    }
  }

  async get(site: string, id: string, range: ByteRange): Promise<ReadableStream<Bytes> | undefined> {
    try {
      const file = await open(this.#file(site, id), 'r');
      return streamOf(readFrom(file, range));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(site: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await rm(this.#file(site, id), { force: true });
      await rm(this.#file(site, id) + UNFINISHED, { force: true });
    }
  }

  /** An upload that a crash cut off counts as a blob: nobody knows it, so it is swept. */
  async list(site: string): Promise<readonly string[]> {
    try {
      const files = await readdir(path.join(this.#folder, site), { recursive: true, withFileTypes: true });
      return files.filter((entry) => entry.isFile()).map(({ name }) => name.replace(UNFINISHED, ''));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}
