/** The clients that a page uses, bundled for the browser by the test. */
export {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
export { Upload } from '@aws-sdk/lib-storage';
export { AwsClient } from 'aws4fetch';
