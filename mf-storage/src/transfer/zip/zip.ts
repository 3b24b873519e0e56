import { onCredentialChange } from '@console/api';
import { saveFile, showInJobs } from '@console/area';
import { paths } from '@console/contract/paths';
import { getFormat, toast } from '@console/ui';
import { ObjectStoreError } from '../../object-store/error';
import { openBucket } from '../../object-store/open';
import type { ObjectStore } from '../../object-store/types';
import { failureMessages } from '../../object-store/failure-messages';
import { text } from '../texts';
import { objectBytes } from './object-bytes';
import { safePaths } from './zip-names';

export interface ZipEntry {
  readonly key: string;
  /** Path in the archive; made harmless, and no two alike. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modified?: Date;
}

export interface ZipRequest {
  readonly bucket: string;
  /** 'photos.zip' */
  readonly fileName: string;
  readonly entries: readonly ZipEntry[];
}

interface SavePicker {
  showSaveFilePicker(options: { suggestedName: string; types: object[] }): Promise<FileSystemFileHandle>;
}

const hasPicker = (view: object): view is SavePicker => 'showSaveFilePicker' in view;

/** A browser that cannot write to a file as the bytes come keeps them all until the end. */
const MOST_KEPT = 1024 ** 3;

/** Bytes of an archive that this browser can take; undefined where only the disk bounds it. */
export const zipBound = (): number | undefined => (hasPicker(window) ? undefined : MOST_KEPT);

type Source = (onBytes: (count: number) => void) => Promise<ReadableStream<Uint8Array>>;

/** The archive as it is made: one object after the other, without compression. */
const sourceOf =
  ({ bucket, entries }: ZipRequest, signal: AbortSignal): Source =>
  async (onBytes) => {
    const [{ makeZip }, store] = await Promise.all([
      import(/* webpackChunkName: "zip" */ 'client-zip'),
      openBucket(bucket),
    ]);
    if (!store) throw new ObjectStoreError('key', 'There is no access key');
    const names = safePaths(entries.map(({ name }) => name));
    async function* files(opened: ObjectStore) {
      for (const [index, entry] of entries.entries()) {
        const name = names[index] ?? '_';
        const lastModified = entry.modified ?? new Date();
        if (name.endsWith('/')) yield { name, lastModified };
        else
          yield {
            name,
            lastModified,
            size: entry.size,
            input: (async function* () {
              for await (const bytes of objectBytes(opened, entry.key, { signal })) {
                onBytes(bytes.byteLength);
                yield bytes;
              }
            })(),
          };
      }
    }
    return makeZip(files(store));
  };

/** Where the bytes go: into a file that was chosen, or all at once at the end. */
type Sink = (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

/** @returns undefined where nobody chose a file */
async function chooseSink(fileName: string): Promise<Sink | undefined> {
  if (!hasPicker(window))
    return async (stream) => saveFile(fileName, await new Response(stream).blob(), 'application/zip');
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: fileName,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    });
    return async (stream, signal) => stream.pipeTo(await handle.createWritable(), { signal });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/**
 * Saves objects as one file. To be called by a press: the browser asks where the file goes, where it can. It goes on while the
 * person is elsewhere, and is in the menu of jobs. Its end is told by a toast.
 */
export async function startZip(request: ZipRequest): Promise<void> {
  const { bucket, fileName, entries } = request;
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const sink = await chooseSink(fileName);
  if (!sink) return;
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  let state: 'running' | 'done' | 'failed' | 'cancelled' = 'running';
  let done = 0;
  let version = 0;
  const tell = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const confirmLeave = (event: Event): void => {
    if (!controller.signal.aborted) event.preventDefault();
  };
  const stopFollowing = onCredentialChange(() => controller.abort(new Error('somebody else')));
  window.addEventListener('beforeunload', confirmLeave);
  const isIn = (one: typeof state): number => (state === one ? 1 : 0);
  showInJobs(
    text('zip.job', { name: fileName }),
    {
      counts: () => ({
        count: 1,
        ended: 1 - isIn('running'),
        done: isIn('done'),
        failed: isIn('failed'),
        unknown: 0,
        skipped: isIn('cancelled'),
        waiting: 0,
      }),
      isRunning: () => state === 'running',
      cancelRest: () => undefined,
      cancel: () => controller.abort(new Error('cancelled')),
      note: () =>
        text('zip.note', {
          percent: getFormat().percent(size === 0 ? 0 : Math.floor((done / size) * 100) / 100),
          size: getFormat().bytes(size),
        }),
      version: () => version,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    paths.bucket({ storageName: bucket }),
  );
  try {
    const stream = await sourceOf(
      request,
      controller.signal,
    )((count) => {
      done += count;
      tell();
    });
    await sink(stream, controller.signal);
    state = 'done';
    toast.success(text('zip.done', { name: fileName }));
  } catch (error) {
    if (controller.signal.aborted) state = 'cancelled';
    else {
      state = 'failed';
      const { title, help } = failureMessages(error);
      toast.error(text('zip.failed', { name: fileName, title, help }));
    }
  } finally {
    stopFollowing();
    window.removeEventListener('beforeunload', confirmLeave);
    tell();
  }
}
