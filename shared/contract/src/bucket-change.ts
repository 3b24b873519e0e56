import * as v from 'valibot';
import { Bucket } from './bucket';
import { bucketName } from './bucket-name';
import { defineEndpoint } from './endpoint';
import { done, text, wholeNumber } from './schema';

/** Makes a bucket; its name is unique across all users. */
export const createBucket = defineEndpoint({
  name: 'createBucket',
  method: 'PUT',
  repeat: 'harmless',
  path: '/storage/bucket',
  body: 'form',
  params: v.object({ name: bucketName(), billing_account_id: v.optional(wholeNumber()) }),
  refusals: [409],
  response: Bucket,
  errors: ['I/O exception while talking to the object store'],
  source: 'spec 3, section 7',
});

/** Moves a bucket to another billing account. */
export const updateBucket = defineEndpoint({
  name: 'updateBucket',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/storage/bucket',
  body: 'form',
  params: v.object({ name: text(), billing_account_id: wholeNumber() }),
  response: Bucket,
  errors: ['Failed to get storage bucket'],
  source: 'spec 3, section 7',
});

/** Deletes a bucket that is empty. */
export const deleteBucket = defineEndpoint({
  name: 'deleteBucket',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/storage/bucket',
  body: 'form',
  params: v.object({ name: text() }),
  refusals: [409],
  response: done(),
  success: 204,
  errors: ['Failed to get storage bucket'],
  source: 'spec 3, section 7',
});
