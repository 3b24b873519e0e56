/** @jest-environment node */
import {
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketLocationCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListMultipartUploadsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { startS3, type TestS3 } from '../testing/s3-server';

const Bucket = 'sdk-bucket';
const MB = 1024 * 1024;

let test: TestS3;
let s3: S3Client;
beforeAll(async () => {
  test = await startS3();
  s3 = await test.clientOf();
  await test.newBucket(Bucket);
});
afterAll(() => test.stop());

const put = (Key: string, Body: string | Uint8Array = Key) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
const md5 = (data: Uint8Array | string) => createHash('md5').update(data).digest('hex');
const read = async (Key: string, more: object = {}) => {
  const answer = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
};
const code = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: Error) => error.name,
  );

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
  expect(await code(read(Key))).toBe('NoSuchKey');
  expect(await code(s3.send(new HeadObjectCommand({ Bucket, Key })))).toBe('NotFound');
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
    expect(await code(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'checked', ...wrong })))).toBe('BadDigest');
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
  expect(await code(complete(second, first))).toBe('InvalidPartOrder');
  expect(await code(complete(first, { PartNumber: 3, ETag: part.ETag }))).toBe('InvalidPart');
  expect(await code(complete(first, { ...second, ETag: '"00"' }))).toBe('InvalidPart');
  await s3.send(new UploadPartCommand({ ...upload, PartNumber: 3, Body: 'more' }));
  expect(await code(complete(second, { PartNumber: 3, ETag: `"${md5('more')}"` }))).toBe('EntityTooSmall');
  await complete(first, second);
  expect((await read(Key)).subarray(5 * MB).toString()).toBe('end');
  expect(await code(complete(first, second))).toBe('NoSuchUpload');

  const other = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: other.UploadId }));
  expect(await code(s3.send(new ListPartsCommand({ Bucket, Key, UploadId: other.UploadId })))).toBe('NoSuchUpload');
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
  expect(await code(s3.send(new CopyObjectCommand(itself)))).toBe('InvalidRequest');
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

it('makes and deletes buckets at the cost of the default account', async () => {
  const name = 'made-by-sdk';
  await s3.send(new CreateBucketCommand({ Bucket: name }));
  await s3.send(new CreateBucketCommand({ Bucket: name }));
  await s3.send(new HeadBucketCommand({ Bucket: name }));
  expect((await s3.send(new ListBucketsCommand({}))).Buckets?.map(({ Name }) => Name)).toContain(name);
  const account = (await test.call('listBillingAccounts', {})).find((row) => row.is_default);
  expect(await test.call('getBucket', { name })).toMatchObject({ billing_account_id: account?.id, num_objects: 0 });
  await s3.send(new PutObjectCommand({ Bucket: name, Key: 'x', Body: 'x' }));
  expect(await code(s3.send(new DeleteBucketCommand({ Bucket: name })))).toBe('BucketNotEmpty');
  await s3.send(new DeleteObjectCommand({ Bucket: name, Key: 'x' }));
  await s3.send(new DeleteBucketCommand({ Bucket: name }));
  expect(await code(s3.send(new HeadBucketCommand({ Bucket: name })))).toBe('NotFound');
  expect(await code(s3.send(new CreateBucketCommand({ Bucket: 'xn--no' })))).toBe('InvalidBucketName');
  const colleague = await test.clientOf('colleague');
  expect(await code(colleague.send(new CreateBucketCommand({ Bucket })))).toBe('BucketAlreadyExists');
  const nobody = await test.clientOf('new');
  expect(await code(nobody.send(new CreateBucketCommand({ Bucket: 'unpaid' })))).toBe('AccessDenied');
});

it('answers what clients ask of a bucket before they work with it', async () => {
  expect((await s3.send(new GetBucketLocationCommand({ Bucket }))).LocationConstraint).toBeFalsy();
  await put('tagged');
  expect((await s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'tagged' }))).TagSet).toEqual([]);
});

it('keeps conditions', async () => {
  const Key = 'conditional';
  const { ETag } = await put(Key);
  expect(await code(s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x', IfNoneMatch: '*' })))).toBe(
    'PreconditionFailed',
  );
  expect(await code(read(Key, { IfMatch: '"no"' }))).toBe('PreconditionFailed');
  expect(String(await read(Key, { IfMatch: ETag }))).toBe(Key);
  await expect(read(Key, { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  expect(await code(read(Key, { Range: 'bytes=900-' }))).toBe('InvalidRange');
});

it('signs addresses that hold for a while and change headers of the answer', async () => {
  await put('signed', 'content');
  const command = new GetObjectCommand({
    Bucket,
    Key: 'signed',
    ResponseContentDisposition: 'attachment; filename="a b.txt"',
    ResponseContentType: 'text/plain',
  });
  const url = await getSignedUrl(s3, command, { expiresIn: 60 });
  const answer = await fetch(url);
  expect(await answer.text()).toBe('content');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a b.txt"');
  const tampered = await fetch(url.replace('a%20b', 'c%20d'));
  expect([tampered.status, await tampered.text()]).toEqual([403, expect.stringContaining('SignatureDoesNotMatch')]);
  const past = await getSignedUrl(s3, command, { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) });
  expect(await (await fetch(past)).text()).toContain('Request has expired');
  const putUrl = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'by-address' }));
  expect((await fetch(putUrl, { method: 'PUT', body: 'sent' })).status).toBe(200);
  expect(String(await read('by-address'))).toBe('sent');
});

it('lets nobody in with a wrong or unknown key, nor into what is somebody else’s', async () => {
  const wrong = await test.clientOf('customer', { secretAccessKey: 'wrong' });
  expect(await code(wrong.send(new ListBucketsCommand({})))).toBe('SignatureDoesNotMatch');
  const unknown = await test.clientOf('customer', { accessKeyId: 'UNKNOWN' });
  expect(await code(unknown.send(new ListBucketsCommand({})))).toBe('InvalidAccessKeyId');
  const colleague = await test.clientOf('colleague');
  expect(await code(colleague.send(new ListObjectsV2Command({ Bucket })))).toBe('AccessDenied');
  expect(await code(colleague.send(new ListObjectsV2Command({ Bucket: 'nowhere' })))).toBe('NoSuchBucket');
  await put('private');
  const copy = { Bucket: 'theirs', Key: 'x', CopySource: `${Bucket}/private` };
  await test.newBucket('theirs', 'colleague');
  expect(await code(colleague.send(new CopyObjectCommand(copy)))).toBe('AccessDenied');
});

it('counts what it holds into the list of buckets', async () => {
  const name = await test.newBucket('counted');
  const send = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket: name, Key, Body }));
  await send('a', '12345');
  await send('b', '123');
  await send('a', '1');
  expect(await test.call('getBucket', { name })).toMatchObject({ num_objects: 2, size_bytes: 4 });
  await s3.send(
    new DeleteObjectsCommand({ Bucket: name, Delete: { Objects: [{ Key: 'a' }, { Key: 'no' }], Quiet: true } }),
  );
  expect(await test.call('getBucket', { name })).toMatchObject({ num_objects: 1, size_bytes: 3 });
});

it('reads the demo: gigabytes by range, texts whole', async () => {
  const demo = { Bucket: 'backups-postgres-ee' };
  const { Contents = [] } = await s3.send(new ListObjectsV2Command(demo));
  const { num_objects, size_bytes } = await test.call('getBucket', { name: demo.Bucket });
  expect(Contents).toHaveLength(num_objects ?? 0);
  expect(Contents.reduce((sum, { Size = 0 }) => sum + Size, 0)).toBe(size_bytes);
  const [first] = Contents;
  const Range = `bytes=${(first?.Size ?? 0) - 10}-`;
  const tail = await s3.send(new GetObjectCommand({ ...demo, Key: first?.Key, Range }));
  expect(await tail.Body?.transformToByteArray()).toHaveLength(10);
  const page = await s3.send(new GetObjectCommand({ Bucket: 'static-www', Key: 'index.html' }));
  expect(await page.Body?.transformToString()).toContain('<h1>Shop</h1>');
});
