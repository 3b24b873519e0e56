import { call, codeRequest, invalidate, type CodeRequest } from '@console/api';
import { getBucket, listBuckets } from '@console/contract/bucket';
import { deleteBucket, updateBucket } from '@console/contract/bucket-change';
import { setBucketCors } from '@console/contract/bucket-cors';
import { listUsage } from '@console/contract/usage';
import { bucketMarks } from './marks';

interface Named {
  readonly name: string;
}

const moveParams = ({ name }: Named, account: number) => ({ name, billing_account_id: account });

/** Lets another account pay for a bucket. @throws ApiError */
export const moveBucket = ({ name }: Named, account: number): Promise<void> =>
  bucketMarks.run(name, 'change', () => call(updateBucket, moveParams({ name }, account)), [getBucket, listUsage]);

/** The same for one of many. @throws ApiError */
export const moveOneOfMany = ({ name }: Named, account: number): Promise<void> =>
  bucketMarks.runOneOfMany(name, 'change', () => call(updateBucket, moveParams({ name }, account)), [
    getBucket,
    listUsage,
  ]);

/** Number of the account that pays for a bucket now. @throws ApiError */
export const readPayer = async ({ name }: Named) => (await call(getBucket, { name })).billing_account_id;

/**
 * Deletes a bucket that is empty. It is over when the bucket is gone: the page goes on while the list is read anew.
 * @throws ApiError 409 where objects are in it
 */
export const removeBucket = ({ name }: Named): Promise<void> =>
  new Promise((resolve, reject) => {
    const work = async (): Promise<void> => {
      try {
        await call(deleteBucket, { name });
        resolve();
      } finally {
        // Until the list is read anew it is marked as being deleted, or it would come back for a moment.
        await Promise.all([invalidate(listBuckets), invalidate(listUsage)]);
      }
    };
    bucketMarks.during(name, 'delete', work).catch(reject);
  });

/** The same for one of many. @throws ApiError */
export const removeOneOfMany = ({ name }: Named): Promise<void> =>
  bucketMarks.runOneOfMany(name, 'delete', () => call(deleteBucket, { name }), [listUsage]);

/** Lets the pages of an origin use a bucket, in the place of the one before. @throws ApiError */
export const setOrigin = async ({ name }: Named, origin: string): Promise<void> => {
  await call(setBucketCors, { name, allowed_origin: origin });
};

export const readCode = ({ name }: Named): CodeRequest => codeRequest(getBucket, { name });
export const moveCode = (bucket: Named, account: number): CodeRequest =>
  codeRequest(updateBucket, moveParams(bucket, account));
export const corsCode = ({ name }: Named, origin: string): CodeRequest =>
  codeRequest(setBucketCors, { name, allowed_origin: origin });
export const deleteCode = ({ name }: Named): CodeRequest => codeRequest(deleteBucket, { name });
