import type { S3ObjectRow } from '../../model/storage';
import { bucketOf, type S3Call } from '../call';
import { checkCopySource } from '../conditions';
import { findObject } from '../objects';
import { invalidArgument, noSuchKey, S3Fault } from '../s3-fault';

/** The object that x-amz-copy-source names, as /bucket/key, percent-encoded. @throws S3Fault */
export function copySourceOf(call: S3Call): S3ObjectRow {
  const { headers } = call.request;
  const [path = '', version] = (headers.get('x-amz-copy-source') ?? '').split('?versionId=');
  let source: string;
  try {
    source = decodeURIComponent(path.replace(/^\//, ''));
  } catch {
    throw invalidArgument('x-amz-copy-source', 'Invalid copy source encoding');
  }
  const at = source.indexOf('/');
  if (at < 1 || at === source.length - 1) throw invalidArgument('x-amz-copy-source', 'Invalid copy source object key');
  const bucket = bucketOf(call, source.slice(0, at));
  const key = source.slice(at + 1);
  const object = findObject(call.site, bucket.id, key);
  if (!object) throw noSuchKey(key);
  if (version !== undefined && version !== 'null')
    throw new S3Fault('NoSuchVersion', 'The specified version does not exist.', { VersionId: version });
  checkCopySource(headers, object);
  return object;
}
