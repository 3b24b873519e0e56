import type { ObjectStore, UnfinishedUpload } from '../../object-store';
import { enterObjects } from '../../journal/enter-objects';
import { browserText } from '../texts';
import { startBulkAction, type BulkAction, type WorkResult } from './bulk-action';

/** Names that one request deletes. (S3) */
const A_REQUEST = 1000;

/** Deletes objects, a thousand a request. */
export const deleteObjects = (store: ObjectStore, keys: readonly string[]): BulkAction =>
  startBulkAction<string>({
    bucket: store.bucket,
    label: browserText('delete.label', { n: keys.length }),
    items: keys,
    keyOf: (key) => key,
    batch: A_REQUEST,
    enter: (items) => enterObjects('delete', { bucket: store.bucket, n: items.length, key: items[0] }),
    work: async (items): Promise<WorkResult<string>> => {
      const refused = await store.remove(items);
      const failed = new Map(refused.map(({ key, message, code }) => [key, message || code]));
      return {
        refused: [...failed].map(([item, reason]) => ({ item, reason })),
        gone: items.filter((key) => !failed.has(key)),
      };
    },
    doneText: (n) => browserText('delete.done', { n }),
    failedText: (n) => browserText('delete.failed', { n }),
  });

/** Gives up multipart uploads that were not ended. @returns how many could not be */
export async function abortUploads(store: ObjectStore, uploads: readonly UnfinishedUpload[]): Promise<number> {
  const ended = await Promise.allSettled(uploads.map(({ key, uploadId }) => store.abortUpload(key, uploadId)));
  return ended.filter(({ status }) => status === 'rejected').length;
}

/** All multipart uploads of a bucket that were begun and not ended. */
export async function allUploads(store: ObjectStore, signal: AbortSignal): Promise<UnfinishedUpload[]> {
  const uploads: UnfinishedUpload[] = [];
  let page: Parameters<ObjectStore['listUploads']>[1];
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const listing = await store.listUploads('', page, signal);
    uploads.push(...listing.uploads);
    page = listing.next;
  } while (page !== undefined);
  return uploads;
}
