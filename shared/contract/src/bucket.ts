import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, maybe, noParams, number, text, wholeNumber } from './schema';

/** An S3 bucket; sizes in bytes. (spec 3, section 3) */
export const Bucket = v.object({
  name: v.string(),
  owner: maybe(text()),
  size_bytes: maybe(number()),
  num_objects: maybe(number()),
  billing_account_id: maybe(number()),
  is_suspended: maybe(v.boolean()),
  created_at: maybe(datetime()),
  modified_at: maybe(datetime()),
});
export type Bucket = v.InferOutput<typeof Bucket>;

export const S3Key = v.object({ userId: maybe(text()), accessKey: text(), secretKey: text() });
export type S3Key = v.InferOutput<typeof S3Key>;

export const listBuckets = defineEndpoint({
  name: 'listBuckets',
  method: 'GET',
  path: '/storage/bucket/list',
  params: v.object({ billing_account_id: v.optional(wholeNumber()) }),
  response: v.array(Bucket),
  rowId: 'name',
  errors: ['I/O exception while talking to the object store'],
  source: 'spec 3, section 7',
});

export const getBucket = defineEndpoint({
  name: 'getBucket',
  method: 'GET',
  path: '/storage/bucket',
  params: v.object({ name: text() }),
  response: Bucket,
  errors: ['Failed to get storage bucket'],
  source: 'spec 3, section 7',
});

export const listS3Keys = defineEndpoint({
  name: 'listS3Keys',
  method: 'GET',
  path: '/storage/user/keys',
  params: noParams(),
  response: v.array(S3Key),
  errors: ['Storage account not found.'],
  source: 'spec 3, section 7',
});

export const getS3Endpoint = defineEndpoint({
  name: 'getS3Endpoint',
  method: 'GET',
  path: '/storage/api/s3',
  params: noParams(),
  response: v.object({ url: v.string() }),
  source: 'spec 3, section 7',
});
