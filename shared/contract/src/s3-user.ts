import * as v from 'valibot';
import { S3Key } from './bucket';
import { defineEndpoint } from './endpoint';
import { listOf, maybe, noParams, number } from './schema';

/** The account of a user at the object store. */
export const S3User = v.object({
  userId: v.string(),
  displayName: maybe(v.string()),
  email: maybe(v.string()),
  maxBuckets: maybe(number()),
  suspended: maybe(number()),
  s3Credentials: listOf(S3Key),
  swiftCredentials: listOf(v.unknown()),
  subusers: listOf(v.unknown()),
  caps: listOf(v.unknown()),
});
export type S3User = v.InferOutput<typeof S3User>;

/** The caller's account at the object store; made, with a pair of keys, when it is first asked for. */
export const getS3User = defineEndpoint({
  name: 'getS3User',
  method: 'GET',
  path: '/storage/user',
  params: noParams(),
  response: S3User,
  errors: ['Failed to get S3 user info'],
  source: 'spec 3, section 7',
});
