/** Statuses of the errors that this object store answers; the words are those of S3. */
const statuses = {
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  BadRequest: 400,
  BucketAlreadyExists: 409,
  BucketNotEmpty: 409,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InsufficientStorage: 507,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidBucketName: 400,
  InvalidDigest: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  InvalidStorageClass: 400,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedXML: 400,
  MetadataTooLarge: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchBucketPolicy: 404,
  NoSuchCORSConfiguration: 404,
  NoSuchKey: 404,
  NoSuchLifecycleConfiguration: 404,
  NoSuchPublicAccessBlockConfiguration: 404,
  NoSuchTagSet: 404,
  NoSuchUpload: 404,
  NoSuchVersion: 404,
  NoSuchWebsiteConfiguration: 404,
  NotImplemented: 501,
  ObjectLockConfigurationNotFoundError: 404,
  OwnershipControlsNotFoundError: 404,
  PreconditionFailed: 412,
  ReplicationConfigurationNotFoundError: 404,
  RequestTimeTooSkewed: 403,
  ServerSideEncryptionConfigurationNotFoundError: 404,
  SignatureDoesNotMatch: 403,
  TooManyBuckets: 400,
  UserSuspended: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3Code = keyof typeof statuses;

/** A failure of the object store: its code, a message, and what else its XML says. */
export class S3Fault extends Error {
  override readonly name = 'S3Fault';
  readonly code: S3Code;
  readonly details: Readonly<Record<string, string>>;

  constructor(code: S3Code, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }
}

export const noSuchBucket = (bucket: string): S3Fault =>
  new S3Fault('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });

export const noSuchKey = (key: string): S3Fault =>
  new S3Fault('NoSuchKey', 'The specified key does not exist.', { Key: key });

export const noSuchUpload = (id: string): S3Fault =>
  new S3Fault('NoSuchUpload', 'The specified multipart upload does not exist.', { UploadId: id });

export const invalidArgument = (name: string, message: string): S3Fault =>
  new S3Fault('InvalidArgument', message, { ArgumentName: name });

export const notImplemented = (what: string): S3Fault =>
  new S3Fault('NotImplemented', `This object store does not implement ${what}`);
