import type { Operation } from './call';
import { bucketParts, createBucket, deleteBucket, getAcl, headBucket, listBuckets } from './operations/bucket';
import { completeUpload } from './operations/complete-upload';
import { copyObject } from './operations/copy-object';
import { deleteObject, deleteObjects, putObject } from './operations/put-object';
import { getObject, getTagging, headObject } from './operations/get-object';
import { listObjects, listObjectsV2 } from './operations/list-objects';
import { listParts, listUploads } from './operations/list-uploads';
import { abortUpload, createUpload, uploadPart, uploadPartCopy } from './operations/multipart';
import type { S3Request } from './request';
import { notImplemented, S3Fault } from './s3-fault';

/** Query names that make another call of a request: those of S3 that are answered here, and those that are not. */
const SUBRESOURCES = new Set([
  ...Object.keys(bucketParts),
  'accelerate',
  'analytics',
  'attributes',
  'delete',
  'intelligent-tiering',
  'inventory',
  'legal-hold',
  'metrics',
  'policyStatus',
  'renameObject',
  'restore',
  'retention',
  'select',
  'session',
  'torrent',
  'uploadId',
  'uploads',
  'versions',
]);

type Table = Readonly<Record<string, Operation>>;

/** By method and sub-resource: `GET` for the thing itself, `GET uploads` for a part of it. */
const ofBucket: Table = {
  HEAD: headBucket,
  PUT: createBucket,
  DELETE: deleteBucket,
  GET: (call) => (call.request.query.get('list-type') === '2' ? listObjectsV2(call) : listObjects(call)),
  'GET uploads': listUploads,
  'POST delete': deleteObjects,
  ...Object.fromEntries(Object.entries(bucketParts).map(([name, operation]) => [`GET ${name}`, operation])),
};

const isCopy = ({ headers }: S3Request): boolean => headers.has('x-amz-copy-source');

const ofObject: Table = {
  GET: getObject,
  HEAD: headObject,
  PUT: (call) => (isCopy(call.request) ? copyObject(call) : putObject(call)),
  DELETE: deleteObject,
  'GET acl': getAcl,
  'GET tagging': getTagging,
  'POST uploads': createUpload,
  'GET uploadId': listParts,
  'PUT uploadId': (call) => (isCopy(call.request) ? uploadPartCopy(call) : uploadPart(call)),
  'POST uploadId': completeUpload,
  'DELETE uploadId': abortUpload,
};

const ofService: Table = { GET: listBuckets };

/** What answers a request. @throws S3Fault NotImplemented for calls of S3 that are not here, MethodNotAllowed */
export function operationOf(request: S3Request): Operation {
  const { method, bucket, key, query } = request;
  const table = bucket === '' ? ofService : key === '' ? ofBucket : ofObject;
  const part = [...query.keys()].find((name) => SUBRESOURCES.has(name));
  const operation = table[part === undefined ? method : `${method} ${part}`];
  if (operation) return operation;
  if (part !== undefined) throw notImplemented(`${method} ?${part}`);
  if (method === 'POST') throw notImplemented('uploads from forms');
  throw new S3Fault('MethodNotAllowed', 'The specified method is not allowed against this resource.', {
    Method: method,
  });
}
