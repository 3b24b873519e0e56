import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { apiKeyOf, originOf, test as base } from '../../shared/tooling/src/e2e/fixtures';

const textOf = (value: unknown, name: string): string => String(new Map(Object.entries(Object(value))).get(name));

/** A bucket of the customer and its objects, put and read back by the vendor's client from Node. */
export interface BucketObjects {
  readonly name: string;
  readonly put: (Key: string, Body?: string | Uint8Array, more?: object) => Promise<void>;
  readonly text: (Key: string) => Promise<string>;
  readonly head: (Key: string) => Promise<{
    readonly type: string | undefined;
    readonly cacheControl: string | undefined;
    readonly metadata: object;
  }>;
  readonly keys: () => Promise<string[]>;
  /** Names of multipart uploads that have not ended. */
  readonly uploads: () => Promise<string[]>;
  /** How many parts the store has of the upload of a name. */
  readonly parts: (Key: string) => Promise<number>;
  /** Begins a multipart upload, as another client does. */
  readonly begin: (Key: string) => Promise<void>;
  /** Lets the console's pages use it. */
  readonly letIn: () => Promise<void>;
}

/** `objects`: a new, empty bucket that lets nobody's pages in. */
export const test = base.extend<{ objects: BucketObjects }>({
  objects: async ({ sandbox, server }, use) => {
    const name = 'browsed-bucket';
    const accounts = await sandbox.api('customer', 'GET', '/payment/billing_account/list');
    const [account] = Array.isArray(accounts) ? accounts : [];
    await sandbox.api('customer', 'PUT', '/storage/bucket', { name, billing_account_id: textOf(account, 'id') });
    const keys = await sandbox.api('customer', 'GET', '/storage/user/keys');
    const [key] = Array.isArray(keys) ? keys : [];
    const client = new S3Client({
      endpoint: `http://localhost:${server.port + 1}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: textOf(key, 'accessKey'), secretAccessKey: textOf(key, 'secretKey') },
    });
    const Bucket = name;
    const unfinished = async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
    await use({
      name,
      put: async (Key, Body = Key, more = {}) =>
        void (await client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }))),
      text: async (Key) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return (await Body?.transformToString()) ?? '';
      },
      head: async (Key) => {
        const { ContentType, CacheControl, Metadata } = await client.send(new HeadObjectCommand({ Bucket, Key }));
        return { type: ContentType, cacheControl: CacheControl, metadata: Metadata ?? {} };
      },
      keys: async () => {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
        return Contents.map((object) => object.Key ?? '');
      },
      uploads: async () => (await unfinished()).map(({ Key = '' }) => Key),
      parts: async (Key) => {
        const UploadId = (await unfinished()).find((upload) => upload.Key === Key)?.UploadId;
        if (UploadId === undefined) return 0;
        return (await client.send(new ListPartsCommand({ Bucket, Key, UploadId }))).Parts?.length ?? 0;
      },
      begin: async (Key) => void (await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))),
      letIn: async () => {
        await fetch(`${originOf(server)}/api/v1/storage/bucket/cors`, {
          method: 'PUT',
          headers: { apikey: apiKeyOf('customer') },
          body: new URLSearchParams({ name, allowed_origin: originOf(server) }),
        });
      },
    });
    client.destroy();
  },
});
