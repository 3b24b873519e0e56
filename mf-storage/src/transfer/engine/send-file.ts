import { isStoreError } from '../../object-store/error';
import { MOST_PARTS } from '../../object-store/limits';
import { objectNamed } from '../../object-store/object-named';
import { md5Of, tagOfParts } from '../../object-store/tags';
import type { ObjectStore } from '../../object-store/types';
import type { Slots } from './slots';

export const MIB = 1024 ** 2;
/** Up to so many bytes a file is sent by one request. */
const LARGEST_SINGLE = 8 * MIB;
const SMALLEST_PART = 8 * MIB;
/** Parts of one file that are prepared at once; how many are sent is a matter of the slots. */
const WORKERS = 4;

/** Bytes of each part but the last: the store takes ten thousand of them. */
export const partSizeOf = (size: number): number => Math.max(SMALLEST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);

/** A multipart upload of a file, as far as it has come. */
export interface Begun {
  readonly uploadId: string;
  readonly partSize: number;
}

export interface FileUpload {
  readonly store: ObjectStore;
  readonly key: string;
  readonly file: File;
  readonly contentType: string;
  /** Nothing may be overwritten. */
  readonly isNew: boolean;
  /** An upload to go on with. */
  readonly begun: Begun | undefined;
  /** A try before this one may have been carried out to its end, although nobody heard of it. */
  readonly mayBeDone: boolean;
  readonly slots: Slots;
  readonly signal: AbortSignal;
  /** An upload was begun, or the one that was to go on is gone. */
  readonly onBegun: (begun: Begun | undefined) => void;
  /** The file is there, but not by the upload that was begun: nobody wants its parts. */
  readonly onUnused: () => Promise<void>;
  /** Bytes that have left the browser, of the whole file. */
  readonly onProgress: (sent: number) => void;
  /** The last request is on its way: from now on the object may be there. */
  readonly onFinishing: () => void;
}

const condition = (isNew: boolean) => (isNew ? { ifNoneMatch: '*' as const } : {});

/** Whether this very file is there, by its size and its ETag; not where that cannot be told. */
async function isThere(
  { store, key, file, signal }: FileUpload,
  isTag: (etag: string) => boolean | Promise<boolean>,
): Promise<boolean> {
  const there = await objectNamed(store, key, signal);
  return there?.size === file.size && (await isTag(there.etag));
}

/**
 * Sends the request that makes the object. It may be there already: the response to a try before was lost, or the browser has sent
 * the request again by itself, on another connection, and heard of the second time only; or somebody else has sent this file.
 * @returns whether the store has refused it because it was there
 */
async function make(upload: FileUpload, send: () => Promise<unknown>, tagOf: () => Promise<string>): Promise<boolean> {
  upload.onFinishing();
  try {
    await send();
    return false;
  } catch (error) {
    if (!isStoreError(error, 'exists', 'noUpload')) throw error;
    // The file may not be readable any more: that is no reason to say anything else.
    const isTag = async (etag: string) => etag !== '' && etag === (await tagOf().catch(() => ''));
    if (!(await isThere(upload, isTag))) throw error;
    return isStoreError(error, 'exists');
  }
}

async function sendWhole(upload: FileUpload): Promise<void> {
  const { store, key, file, contentType, isNew, slots, signal, onProgress } = upload;
  const give = await slots.take(signal);
  try {
    const send = () => store.put(key, file, { contentType, ...condition(isNew), onProgress, signal });
    await make(upload, send, () => md5Of(file));
  } finally {
    give();
  }
}

/** Parts that the store has already, by number; none of another size than they ought to have. */
async function knownParts({ store, key, file, signal }: FileUpload, { uploadId, partSize }: Begun) {
  const parts = await store.listParts(key, uploadId, signal);
  const sizeOf = (number: number): number => Math.min(partSize, file.size - (number - 1) * partSize);
  return new Map(parts.filter(({ number, size }) => size === sizeOf(number)).map((part) => [part.number, part.etag]));
}

/** Sends the parts that are missing. @returns the ETags of all */
async function sendParts(upload: FileUpload, begun: Begun, known: Map<number, string>): Promise<Map<number, string>> {
  const { store, key, file, slots, signal, onProgress } = upload;
  const { uploadId, partSize } = begun;
  const count = Math.ceil(file.size / partSize);
  const sizeOf = (number: number): number => Math.min(partSize, file.size - (number - 1) * partSize);
  const sending = new Map<number, number>();
  const tell = (): void => {
    const done = [...known.keys()].reduce((sum, number) => sum + sizeOf(number), 0);
    onProgress(done + [...sending.values()].reduce((sum, sent) => sum + sent, 0));
  };
  tell();
  // One part that fails ends the others: they are asked for again together.
  const round = new AbortController();
  const end = (): void => round.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !known.has(number));
  const work = async (): Promise<void> => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const part = number;
      const give = await slots.take(round.signal);
      try {
        const body = file.slice((part - 1) * partSize, part * partSize);
        const options = {
          signal: round.signal,
          onProgress: (sent: number) => {
            sending.set(part, Math.min(sent, body.size));
            tell();
          },
        };
        known.set(part, await store.uploadPart({ key, uploadId, number: part }, body, options));
      } finally {
        sending.delete(part);
        give();
        tell();
      }
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: WORKERS }, () =>
      work().catch((error: unknown) => {
        round.abort(error);
        throw error;
      }),
    ),
  );
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  const failed = ends.find((one) => one.status === 'rejected');
  // Its reason is the failure that came first, also for those that ended because of it.
  if (failed) throw failed.reason;
  return known;
}

async function sendInParts(upload: FileUpload): Promise<void> {
  const { store, key, file, contentType, isNew, mayBeDone, signal, onBegun, onUnused } = upload;
  let { begun } = upload;
  let known = new Map<number, string>();
  if (begun) {
    try {
      known = await knownParts(upload, begun);
    } catch (error) {
      if (!isStoreError(error, 'noUpload')) throw error;
      const ending = `-${Math.ceil(file.size / begun.partSize)}`;
      begun = undefined;
      onBegun(undefined);
      if (mayBeDone && (await isThere(upload, (etag) => etag.endsWith(ending)))) return;
    }
  }
  if (!begun) {
    const partSize = partSizeOf(file.size);
    begun = { uploadId: await store.createUpload(key, { contentType }, signal), partSize };
    onBegun(begun);
  }
  const { uploadId } = begun;
  const parts = await sendParts(upload, begun, known);
  // A bucket whose rule does not show ETags to pages has them in its list of parts.
  const tags = [...parts.values()].every((etag) => etag !== '') ? parts : await knownParts(upload, begun);
  const made = Array.from(tags, ([number, etag]) => ({ number, etag })).toSorted(
    (one, next) => one.number - next.number,
  );
  const isRefused = await make(
    upload,
    () => store.completeUpload(key, uploadId, made, { ...condition(isNew), signal }),
    () => tagOfParts(made.map(({ etag }) => etag)),
  );
  // A store keeps an upload that it refuses to complete.
  if (isRefused) await onUnused();
}

/** Sends a file: by one request, or in parts, of which those that the store has already are not sent again. */
export async function sendFile(upload: FileUpload): Promise<void> {
  await (upload.file.size <= LARGEST_SINGLE && !upload.begun ? sendWhole(upload) : sendInParts(upload));
  upload.onProgress(upload.file.size);
}
