import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** Puts and reads objects of a bucket with the vendor's client, which may come into being later. */
export const objectsOf = (client: () => S3Client, Bucket: string) => ({
  put: (Key: string, Body: string | Uint8Array = Key) => client().send(new PutObjectCommand({ Bucket, Key, Body })),

  async read(Key: string, more: object = {}): Promise<Buffer> {
    const response = await client().send(new GetObjectCommand({ Bucket, Key, ...more }));
    return Buffer.from((await response.Body?.transformToByteArray()) ?? []);
  },
});

/** The name of the failure that some work ends with. */
export const failureOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: Error) => error.name,
  );

export const md5 = (data: Uint8Array | string): string => createHash('md5').update(data).digest('hex');
