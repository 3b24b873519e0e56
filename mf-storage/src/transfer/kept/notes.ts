import * as v from 'valibot';
import { accountId, storage } from '@console/api';

/** An upload that was begun in this browser: what another try with the same file needs. Neither content nor keys. */
const Note = v.object({
  bucket: v.string(),
  key: v.string(),
  uploadId: v.string(),
  name: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Epoch milliseconds, of the file. */
  lastModified: v.number(),
  /** Bytes of each part but the last. */
  partSize: v.number(),
  /** Epoch milliseconds. */
  started: v.number(),
});
export type Note = Readonly<v.InferOutput<typeof Note>>;

/** Stores give uploads up after some days, most after a week. */
const OLDEST_MS = 30 * 24 * 3600 * 1000;
const MOST = 200;

/** Of whoever is signed in: nobody else sees it, as with the journal. */
const storageKey = (): string => `uploads.${accountId()}`;

/** What is noted in this browser, oldest first. */
export function notes(): readonly Note[] {
  try {
    const read = v.safeParse(v.array(Note), JSON.parse(storage.persistent.get(storageKey()) ?? '[]'));
    return read.success ? read.output.filter(({ started }) => started > Date.now() - OLDEST_MS) : [];
  } catch {
    return [];
  }
}

/** Notes an upload, in the place of the same one. */
export function keepNote(note: Note): void {
  const others = notes().filter(({ uploadId }) => uploadId !== note.uploadId);
  storage.persistent.set(storageKey(), JSON.stringify([...others, note].slice(-MOST)));
}

export function forgetNote(uploadId: string): void {
  const others = notes().filter((note) => note.uploadId !== uploadId);
  if (others.length > 0) storage.persistent.set(storageKey(), JSON.stringify(others));
  else storage.persistent.remove(storageKey());
}

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** Whether a file is the one that was begun with. */
export const isSameFile = (note: Note, { name, size, lastModified }: FileFacts): boolean =>
  note.name === name && note.size === size && note.lastModified === lastModified;

/** The upload that a file goes on with. */
export const noteOf = (bucket: string, key: string, file: FileFacts): Note | undefined =>
  notes().findLast((note) => note.bucket === bucket && note.key === key && isSameFile(note, file));
