import { bucketOf, type Operation, ownerOf, type S3Call, xmlAnswer } from '../call';
import { corsRule } from '../cors';
import { type S3Code, S3Fault } from '../s3-fault';
import type { XmlElements } from '../xml-write';

const document =
  (root: string, content: (call: S3Call) => XmlElements = () => ({})): Operation =>
  async (call) => {
    bucketOf(call);
    return xmlAnswer(root, content(call));
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

export const getCors: Operation = async (call) => {
  const { cors_origin } = bucketOf(call);
  if (!cors_origin) throw new S3Fault('NoSuchCORSConfiguration', 'The CORS configuration does not exist');
  return xmlAnswer('CORSConfiguration', { CORSRule: corsRule(cors_origin) });
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
