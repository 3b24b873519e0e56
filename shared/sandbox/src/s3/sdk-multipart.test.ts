/** @jest-environment node */
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { randomBytes } from 'node:crypto';
import { failureOf, md5, objectsOf } from '../testing/s3-objects';
import { startS3, type TestS3 } from '../testing/s3-server';

const Bucket = 'sdk-multipart';
const MB = 1024 * 1024;

let test: TestS3;
let s3: S3Client;
beforeAll(async () => {
  test = await startS3();
  s3 = await test.clientOf();
  await test.newBucket(Bucket);
});
afterAll(() => test.stop());

const { put, read } = objectsOf(() => s3, Bucket);

it('takes uploads in parts and reads over their borders', async () => {
  const body = randomBytes(11 * MB + 17);
  const Key = 'big/file';
  const done = await new Upload({ client: s3, params: { Bucket, Key, Body: body }, partSize: 5 * MB }).done();
  expect(done.ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
  expect(md5(await read(Key))).toBe(md5(body));
  const across = { Range: `bytes=${5 * MB - 3}-${5 * MB + 4}` };
  expect(await read(Key, across)).toEqual(body.subarray(5 * MB - 3, 5 * MB + 5));
  const second = await s3.send(new GetObjectCommand({ Bucket, Key, PartNumber: 2 }));
  expect(second).toMatchObject({ PartsCount: 3, ContentLength: 5 * MB });
  second.Body?.transformToByteArray().catch(() => undefined);
  const [listed] = (await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'big/' }))).Contents ?? [];
  expect(listed).toMatchObject({ Key, Size: body.length, ETag: done.ETag });
  expect((await s3.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads).toBeUndefined();
});

it('copies parts, lists them, aborts, and names what is wrong with a completion', async () => {
  await put('source', randomBytes(6 * MB));
  const Key = 'assembled';
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const upload = { Bucket, Key, UploadId };
  const copy = await s3.send(
    new UploadPartCopyCommand({
      ...upload,
      PartNumber: 1,
      CopySource: `${Bucket}/source`,
      CopySourceRange: 'bytes=0-5242879',
    }),
  );
  const part = await s3.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: 'end' }));
  const first = { PartNumber: 1, ETag: copy.CopyPartResult?.ETag };
  const second = { PartNumber: 2, ETag: part.ETag };
  const listed = await s3.send(new ListPartsCommand({ ...upload, MaxParts: 1 }));
  expect(listed).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '1' });
  expect((await s3.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads).toMatchObject([{ Key, UploadId }]);
  const complete = (...Parts: object[]) =>
    s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  expect(await failureOf(complete(second, first))).toBe('InvalidPartOrder');
  expect(await failureOf(complete(first, { PartNumber: 3, ETag: part.ETag }))).toBe('InvalidPart');
  expect(await failureOf(complete(first, { ...second, ETag: '"00"' }))).toBe('InvalidPart');
  await s3.send(new UploadPartCommand({ ...upload, PartNumber: 3, Body: 'more' }));
  expect(await failureOf(complete(second, { PartNumber: 3, ETag: `"${md5('more')}"` }))).toBe('EntityTooSmall');
  await complete(first, second);
  expect((await read(Key)).subarray(5 * MB).toString()).toBe('end');
  expect(await failureOf(complete(first, second))).toBe('NoSuchUpload');

  const other = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: other.UploadId }));
  expect(await failureOf(s3.send(new ListPartsCommand({ Bucket, Key, UploadId: other.UploadId })))).toBe(
    'NoSuchUpload',
  );
});
