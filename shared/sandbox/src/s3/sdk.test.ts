/** @jest-environment node */
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { StorageFullError } from '../store/persistence';
import { failureOf, md5, objectsOf } from '../testing/s3-objects';
import { startS3, type TestS3 } from '../testing/s3-server';
import { MemoryBlobs } from './blob-store';

const Bucket = 'sdk-bucket';

let test: TestS3;
let s3: S3Client;
beforeAll(async () => {
  test = await startS3();
  s3 = await test.clientOf();
  await test.newBucket(Bucket);
});
afterAll(() => test.stop());

const { put, read } = objectsOf(() => s3, Bucket);

it('puts, heads, gets and deletes', async () => {
  const Key = 'folder/hello world+1.txt';
  const { ETag, ChecksumCRC32 } = await s3.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: 'hello',
      ContentType: 'text/plain',
      CacheControl: 'max-age=5',
      Metadata: { colour: 'green' },
    }),
  );
  expect(ETag).toBe(`"${md5('hello')}"`);
  expect(ChecksumCRC32).toBe('NhCmhg==');
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }))).toMatchObject({
    ContentLength: 5,
    ContentType: 'text/plain',
    CacheControl: 'max-age=5',
    Metadata: { colour: 'green' },
    ETag,
    ChecksumCRC32,
  });
  expect(String(await read(Key))).toBe('hello');
  expect(String(await read(Key, { Range: 'bytes=1-3' }))).toBe('ell');
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  expect(await failureOf(read(Key))).toBe('NoSuchKey');
  expect(await failureOf(s3.send(new HeadObjectCommand({ Bucket, Key })))).toBe('NotFound');
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
});

it.each(['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const)(
  'checks and keeps %s',
  async (ChecksumAlgorithm) => {
    const Key = `checksum/${ChecksumAlgorithm}`;
    const { [`Checksum${ChecksumAlgorithm}` as const]: given } = await s3
      .send(new PutObjectCommand({ Bucket, Key, Body: 'checked', ChecksumAlgorithm }))
      .catch((error: Error) => {
        throw new Error(`${ChecksumAlgorithm}: ${error.message}`);
      });
    expect(given).toMatch(/=$|^.{8,}$/);
    const got = await s3.send(new GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
    expect(got[`Checksum${ChecksumAlgorithm}`]).toBe(given);
    // The client checks what it reads against the checksum.
    expect(await got.Body?.transformToString()).toBe('checked');
    const wrong = { ChecksumSHA256: createHash('sha256').update('other').digest('base64') };
    expect(await failureOf(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'checked', ...wrong })))).toBe(
      'BadDigest',
    );
  },
);

it('takes streams of known length, in chunks with a trailer', async () => {
  const body = randomBytes(300_000);
  const stream = Readable.from([body.subarray(0, 100_000), body.subarray(100_000)]);
  await s3.send(new PutObjectCommand({ Bucket, Key: 'stream', Body: stream, ContentLength: body.length }));
  expect(md5(await read('stream'))).toBe(md5(body));
  const { ContentEncoding } = await s3.send(new HeadObjectCommand({ Bucket, Key: 'stream' }));
  expect(ContentEncoding).toBeUndefined();
});

it('copies objects, with their metadata or new', async () => {
  await s3.send(new PutObjectCommand({ Bucket, Key: 'copy/é from', Body: 'text', Metadata: { a: '1' } }));
  const CopySource = `${Bucket}/${encodeURIComponent('copy/é from')}`;
  await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy/to', CopySource }));
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'copy/to' }))).toMatchObject({ Metadata: { a: '1' } });
  await s3.send(
    new CopyObjectCommand({ Bucket, Key: 'copy/to', CopySource, MetadataDirective: 'REPLACE', Metadata: { b: '2' } }),
  );
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'copy/to' }))).toMatchObject({ Metadata: { b: '2' } });
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'copy/é from' }));
  expect(String(await read('copy/to'))).toBe('text');
  const itself = { Bucket, Key: 'copy/to', CopySource: `${Bucket}/copy/to` };
  expect(await failureOf(s3.send(new CopyObjectCommand(itself)))).toBe('InvalidRequest');
});

it('keeps keys of any characters, and lists them in pages', async () => {
  const prefix = 'odd/';
  const names = [
    '../up',
    './here',
    'a//b',
    ' space ',
    '+plus',
    '%25',
    'é',
    '😀',
    '&<>"\'',
    'tab\tnew\nline',
    '?q=1#f',
    'a*b!(c)~',
  ];
  const keys = names.map((name) => prefix + name);
  for (const key of keys) await put(key);
  const listed: string[] = [];
  for await (const page of paginateListObjectsV2({ client: s3, pageSize: 5 }, { Bucket, Prefix: prefix }))
    listed.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
  expect(new Set(listed)).toEqual(new Set(keys));
  for (const key of keys) expect(String(await read(key))).toBe(key);
  const removed = await s3.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }),
  );
  expect(removed.Deleted).toHaveLength(keys.length);
  expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }))).KeyCount).toBe(0);
});

it('groups by a delimiter, in both versions of the list', async () => {
  for (const key of ['tree/a', 'tree/b/1', 'tree/b/2', 'tree/c/1']) await put(key);
  const query = { Bucket, Prefix: 'tree/', Delimiter: '/' };
  const page = await s3.send(new ListObjectsV2Command({ ...query, MaxKeys: 2, FetchOwner: true }));
  expect(page).toMatchObject({ IsTruncated: true, KeyCount: 2, CommonPrefixes: [{ Prefix: 'tree/b/' }] });
  expect(page.Contents?.[0]?.Owner?.DisplayName).toBe('Kadri Tamm');
  const next = await s3.send(new ListObjectsV2Command({ ...query, ContinuationToken: page.NextContinuationToken }));
  expect(next).toMatchObject({ IsTruncated: false, CommonPrefixes: [{ Prefix: 'tree/c/' }] });
  const old = await s3.send(new ListObjectsCommand({ ...query, MaxKeys: 2 }));
  expect(old.NextMarker).toBe('tree/b/');
  const oldNext = await s3.send(new ListObjectsCommand({ ...query, Marker: old.NextMarker }));
  expect(oldNext.CommonPrefixes).toEqual([{ Prefix: 'tree/c/' }]);
  const encoded = await s3.send(new ListObjectsV2Command({ ...query, EncodingType: 'url', StartAfter: 'tree/b/' }));
  expect(encoded).toMatchObject({ EncodingType: 'url', StartAfter: 'tree/b/', KeyCount: 1 });
});

it('keeps conditions', async () => {
  const Key = 'conditional';
  const { ETag } = await put(Key);
  expect(await failureOf(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x', IfNoneMatch: '*' })))).toBe(
    'PreconditionFailed',
  );
  expect(await failureOf(read(Key, { IfMatch: '"no"' }))).toBe('PreconditionFailed');
  expect(String(await read(Key, { IfMatch: ETag }))).toBe(Key);
  await expect(read(Key, { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  expect(await failureOf(read(Key, { Range: 'bytes=900-' }))).toBe('InvalidRange');
});

it('says that there is no room for an object, keeps nothing of it, and goes on where there is again', async () => {
  const blobs = new MemoryBlobs();
  const full = await startS3({ blobs });
  const client = await full.clientOf();
  await full.newBucket('full');
  const object = { Bucket: 'full', Key: 'a' };
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const put = jest.spyOn(blobs, 'put').mockRejectedValue(new StorageFullError(new Error('ENOSPC')));
  await expect(client.send(new PutObjectCommand({ ...object, Body: 'hello' }))).rejects.toMatchObject({
    name: 'InsufficientStorage',
    $metadata: { httpStatusCode: 507 },
  });
  put.mockRestore();
  log.mockRestore();
  expect(await failureOf(client.send(new HeadObjectCommand(object)))).toBe('NotFound');
  await client.send(new PutObjectCommand({ ...object, Body: 'hello' }));
  expect(await client.send(new HeadObjectCommand(object))).toMatchObject({ ContentLength: 5 });
  await full.stop();
});
