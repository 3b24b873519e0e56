import type { BucketRow, S3AccountRow } from '../model/storage';
import type { SiteRuntime } from '../site';
import type { Signed } from './body/receive';
import { noSuchBucket, S3Fault } from './s3-fault';
import { xmlDocument, type XmlElements } from './xml';

/** A call whose signature was checked: on which site, from whom. */
export interface S3Call extends Signed {
  readonly site: SiteRuntime;
  readonly account: S3AccountRow;
}

export type Operation = (call: S3Call) => Promise<Response>;

/** The bucket that a call is about. @throws S3Fault NoSuchBucket, AccessDenied where it is somebody else's */
export function bucketOf({ site, account, request }: S3Call, name = request.bucket): BucketRow {
  const bucket = site.store.buckets.get(name);
  if (!bucket) throw noSuchBucket(name);
  if (bucket.user_id !== account.user_id) throw new S3Fault('AccessDenied', 'Access Denied');
  return bucket;
}

/** The same for a call that changes what is in the bucket. @throws S3Fault UserSuspended, too */
export function writableBucketOf(call: S3Call): BucketRow {
  const bucket = bucketOf(call);
  if (bucket.is_suspended) throw new S3Fault('UserSuspended', 'The bucket is suspended: it can be read only.');
  return bucket;
}

export const ownerOf = ({ account }: S3Call) => ({ ID: account.s3_user, DisplayName: account.display_name });

export const xmlResponse = (root: string, content: XmlElements, headers: Record<string, string> = {}): Response =>
  new Response(xmlDocument(root, content), { headers: { 'content-type': 'application/xml', ...headers } });

export const emptyResponse = (status = 200, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

/** A time as S3's documents have it. Input in epoch ms. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

export const quoted = (etag: string): string => `"${etag}"`;
