import { ApiError, call, invalidate, randomId, toApiError } from '@console/api';
import type { NewJob } from '@console/area';
import { listBuckets, listS3Keys } from '@console/contract/bucket';
import { createBucket } from '@console/contract/bucket-change';
import { paths } from '@console/contract/paths';
import { jobFinder, sentOrders, toMatch } from '@console/domain/order';
import { ownOrigin } from '../actions/origin';
import { corsFollowUp } from './cors-follow-up';
import { bucketRequest, bucketShape, type BucketValues } from './values';

/** A bucket is there at once; no document says how long it may take. */
const EXPECTED_MS = 2000;
/** What one that is there has changed: the first bucket comes with a storage account and its keys. */
const CHANGED = [listBuckets, listS3Keys];

/** What was sent last. It has no secrets. */
export const sent = sentOrders<BucketValues>('draft.bucket-create-sent', bucketShape);

const pathOf = (name: string): string => paths.bucket({ storageName: name });

/** A name that somebody has is wrong at its field. (409) */
function atField(thrown: unknown): ApiError {
  const error = toApiError(thrown);
  if (error.status !== 409) return error;
  return new ApiError({
    kind: 'api',
    text: error.text,
    status: 409,
    fieldErrors: { name: error.text },
    rest: '',
    cause: error,
    ...(error.correlationId === undefined ? {} : { correlationId: error.correlationId }),
  });
}

/**
 * The job that creates a bucket: what it sends, and what lets this console in after it.
 * @param names of the buckets that are there already
 * @param onAccepted the server has made it
 */
export function bucketJob(values: BucketValues, names: readonly string[], onAccepted: () => void): NewJob {
  const id = randomId();
  const request = bucketRequest(values);
  const { name } = request;
  const known = names.filter((one) => one === name);
  return {
    id,
    kind: 'bucket',
    name,
    area: 'mf-storage',
    expectedMs: EXPECTED_MS,
    another: paths.bucketCreate(),
    match: { ...toMatch(known) },
    run: async () => {
      corsFollowUp.queue(id, values.isOpen ? { origin: ownOrigin() } : undefined);
      try {
        await call(createBucket, request, { before: { known } });
        onAccepted();
        await corsFollowUp.runAfter(id, { uuid: name, location: '', name });
        return { path: pathOf(name) };
      } catch (thrown) {
        const error = atField(thrown);
        if (error.outcome === 'refused') corsFollowUp.queue(id, undefined);
        throw error;
      } finally {
        for (const changed of CHANGED) void invalidate(changed);
      }
    },
  };
}

/** Finds the bucket of a creation after a reload, by its name. */
export const findCreatedBucket = jobFinder({
  rows: () => call(listBuckets, {}),
  id: ({ name }) => name,
  is: (bucket, { name }) => bucket.name === name,
  path: ({ name }) => pathOf(name),
  follow: ({ name }, { id }) => corsFollowUp.runAfter(id, { uuid: name, location: '', name }),
  renew: () => Promise.all(CHANGED.map((changed) => invalidate(changed))),
});
