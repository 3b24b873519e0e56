import { bucketNameFault } from '@console/contract/bucket-name';
import { paymentFault } from '../../api/billing/can-pay';
import { receiveText } from '../body/receive';
import { dropBucket, makeBucket } from '../buckets';
import { bucketOf, emptyResponse, isoTime, type Operation, ownerOf, type S3Call, xmlResponse } from '../call';
import { corsRule } from '../cors';
import { checkOptions } from '../describe';
import { compareKeys } from '../listing';
import { isEmptyBucket } from '../objects';
import { type S3Code, S3Fault } from '../s3-fault';
import { hasRoom } from '../storage-account';
import { parseRoot, type XmlElements } from '../xml';

/** The buckets of whoever asks, by name. */
export const listBuckets: Operation = async (call) => {
  const prefix = call.request.query.get('prefix') ?? '';
  const buckets = call.site.store.buckets
    .of(call.account.user_id)
    .filter((bucket) => bucket.id.startsWith(prefix))
    .toSorted((a, b) => compareKeys(a.id, b.id));
  return xmlResponse('ListAllMyBucketsResult', {
    Owner: ownerOf(call),
    Buckets: { Bucket: buckets.map(({ id, created }) => ({ Name: id, CreationDate: isoTime(created * 1000) })) },
  });
};

export const headBucket: Operation = async (call) => {
  bucketOf(call);
  return emptyResponse();
};

/**
 * Makes a bucket at the cost of the user's default billing account. One's own that is there already is no error, as on
 * RadosGW.
 */
export const createBucket: Operation = async (call) => {
  const { site, account, request } = call;
  const { bucket: name } = request;
  checkOptions(request.headers);
  const body = await receiveText(call);
  if (body.trim()) parseRoot(body, 'CreateBucketConfiguration');
  const fault = bucketNameFault(name);
  if (fault) throw new S3Fault('InvalidBucketName', fault, { BucketName: name });
  await site.store.transact(() => {
    const taken = site.store.buckets.get(name);
    if (taken?.user_id === account.user_id) return;
    if (taken) {
      throw new S3Fault('BucketAlreadyExists', 'The requested bucket name is not available.', { BucketName: name });
    }
    const payer = site.store.accounts.of(account.user_id).find((row) => row.is_default && !row.is_deleted);
    const cannotPay = payer ? paymentFault(site, payer) : 'There is no default billing account';
    if (!payer || cannotPay) throw new S3Fault('AccessDenied', `Access Denied: ${cannotPay}`);
    if (!hasRoom(site, account))
      throw new S3Fault('TooManyBuckets', 'You have attempted to create more buckets than allowed');
    makeBucket(site, { name, userId: account.user_id, accountId: Number(payer.id) });
  });
  return emptyResponse(200, { location: `/${name}` });
};

export const deleteBucket: Operation = async (call) => {
  const { site, request } = call;
  const left = await site.store.transact(() => {
    const bucket = bucketOf(call);
    if (!isEmptyBucket(site, request.bucket))
      throw new S3Fault('BucketNotEmpty', 'The bucket you tried to delete is not empty', { BucketName: bucket.id });
    return dropBucket(site, bucket);
  });
  await site.blobs.drop(left);
  return emptyResponse(204);
};

const document =
  (root: string, content: (call: S3Call) => XmlElements = () => ({})): Operation =>
  async (call) => {
    bucketOf(call);
    return xmlResponse(root, content(call));
  };

const missing =
  (code: S3Code, message: string): Operation =>
  async (call) => {
    const { id } = bucketOf(call);
    throw new S3Fault(code, message, { BucketName: id });
  };

const grant = (call: S3Call): XmlElements => ({
  Owner: ownerOf(call),
  AccessControlList: { Grant: { Grantee: ownerOf(call), Permission: 'FULL_CONTROL' } },
});

/** A bucket's acl, or an object's: whoever owns it may do everything, nobody else anything. */
export const getAcl = document('AccessControlPolicy', grant);

const getCors: Operation = async (call) => {
  const { cors_origin } = bucketOf(call);
  if (!cors_origin) throw new S3Fault('NoSuchCORSConfiguration', 'The CORS configuration does not exist');
  return xmlResponse('CORSConfiguration', { CORSRule: corsRule(cors_origin) });
};

/** What clients ask of a bucket before they work with it: plain answers where there is nothing to tell. */
export const bucketParts: Readonly<Record<string, Operation>> = {
  acl: getAcl,
  cors: getCors,
  location: document('LocationConstraint'),
  versioning: document('VersioningConfiguration'),
  logging: document('BucketLoggingStatus'),
  notification: document('NotificationConfiguration'),
  requestPayment: document('RequestPaymentConfiguration', () => ({ Payer: 'BucketOwner' })),
  tagging: missing('NoSuchTagSet', 'The TagSet does not exist'),
  policy: missing('NoSuchBucketPolicy', 'The bucket policy does not exist'),
  lifecycle: missing('NoSuchLifecycleConfiguration', 'The lifecycle configuration does not exist'),
  website: missing('NoSuchWebsiteConfiguration', 'The specified bucket does not have a website configuration'),
  encryption: missing(
    'ServerSideEncryptionConfigurationNotFoundError',
    'The server side encryption configuration was not found',
  ),
  replication: missing('ReplicationConfigurationNotFoundError', 'The replication configuration was not found'),
  'object-lock': missing(
    'ObjectLockConfigurationNotFoundError',
    'Object Lock configuration does not exist for this bucket',
  ),
  ownershipControls: missing('OwnershipControlsNotFoundError', 'The bucket ownership controls were not found'),
  publicAccessBlock: missing(
    'NoSuchPublicAccessBlockConfiguration',
    'The public access block configuration was not found',
  ),
};
