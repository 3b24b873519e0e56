import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** A file as it was read. */
export interface KeptFile {
  readonly content: Buffer;
  /** For its `ETag`, with its quotes. */
  readonly tag: string;
}

interface Entry extends KeptFile {
  /** Tells another content of the same file. */
  readonly mark: string;
}

/** So much is kept of all files together, in bytes: two versions of the console, compressed. */
const ROOM = 16 * 1024 * 1024;
/** A larger file is read anew each time. */
const LARGEST = 1024 * 1024;

/** The tag of a content. */
export const tagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * Reads files, and keeps those that were asked for last in memory: most of the time of a file goes into reading and hashing it. One
 * that has changed, by its time or size, is read anew.
 * @returns what reads a file; undefined for one that is not there
 */
export function fileKeeper({ room = ROOM, largest = LARGEST } = {}): (file: string) => Promise<KeptFile | undefined> {
  /** In the order in which they were asked for. */
  const kept = new Map<string, Entry>();
  let size = 0;
  const drop = (file: string): void => {
    size -= kept.get(file)?.content.byteLength ?? 0;
    kept.delete(file);
  };
  const keep = (file: string, entry: Entry): void => {
    drop(file);
    if (entry.content.byteLength > largest) return;
    kept.set(file, entry);
    size += entry.content.byteLength;
    for (const oldest of kept.keys()) {
      if (size <= room) return;
      drop(oldest);
    }
  };
  return async (file) => {
    try {
      const { isFile, mark } = await stat(file).then((found) => ({
        isFile: found.isFile(),
        mark: `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`,
      }));
      if (!isFile) return undefined;
      const before = kept.get(file);
      if (before?.mark === mark) {
        keep(file, before);
        return before;
      }
      const content = await readFile(file);
      const entry = { content, tag: tagOf(content), mark };
      keep(file, entry);
      return entry;
    } catch {
      drop(file);
      return undefined;
    }
  };
}
