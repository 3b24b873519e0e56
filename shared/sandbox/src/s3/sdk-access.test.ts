/** @jest-environment node */
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketLocationCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { failureOf, objectsOf } from '../testing/s3-objects';
import { startS3, type TestS3 } from '../testing/s3-server';

const Bucket = 'sdk-access';

let test: TestS3;
let s3: S3Client;
beforeAll(async () => {
  test = await startS3();
  s3 = await test.clientOf();
  await test.newBucket(Bucket);
});
afterAll(() => test.stop());

const { put, read } = objectsOf(() => s3, Bucket);

it('makes and deletes buckets at the cost of the default account', async () => {
  const name = 'made-by-sdk';
  await s3.send(new CreateBucketCommand({ Bucket: name }));
  await s3.send(new CreateBucketCommand({ Bucket: name }));
  await s3.send(new HeadBucketCommand({ Bucket: name }));
  expect((await s3.send(new ListBucketsCommand({}))).Buckets?.map(({ Name }) => Name)).toContain(name);
  const account = (await test.call('listBillingAccounts', {})).find((row) => row.is_default);
  expect(await test.call('getBucket', { name })).toMatchObject({ billing_account_id: account?.id, num_objects: 0 });
  await s3.send(new PutObjectCommand({ Bucket: name, Key: 'x', Body: 'x' }));
  expect(await failureOf(s3.send(new DeleteBucketCommand({ Bucket: name })))).toBe('BucketNotEmpty');
  await s3.send(new DeleteObjectCommand({ Bucket: name, Key: 'x' }));
  await s3.send(new DeleteBucketCommand({ Bucket: name }));
  expect(await failureOf(s3.send(new HeadBucketCommand({ Bucket: name })))).toBe('NotFound');
  expect(await failureOf(s3.send(new CreateBucketCommand({ Bucket: 'xn--no' })))).toBe('InvalidBucketName');
  const colleague = await test.clientOf('colleague');
  expect(await failureOf(colleague.send(new CreateBucketCommand({ Bucket })))).toBe('BucketAlreadyExists');
  const nobody = await test.clientOf('new');
  expect(await failureOf(nobody.send(new CreateBucketCommand({ Bucket: 'unpaid' })))).toBe('AccessDenied');
});

it('answers what clients ask of a bucket before they work with it', async () => {
  expect((await s3.send(new GetBucketLocationCommand({ Bucket }))).LocationConstraint).toBeFalsy();
  await put('tagged');
  expect((await s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'tagged' }))).TagSet).toEqual([]);
});

it.each(['attachment\r\nset-cookie: a=b', 'attachment; filename="☃.txt"'])(
  'refuses a signed address that asks for the header %j',
  async (ResponseContentDisposition) => {
    await put('plain');
    const command = new GetObjectCommand({ Bucket, Key: 'plain', ResponseContentDisposition });
    const response = await fetch(await getSignedUrl(s3, command, { expiresIn: 60 }));
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('InvalidArgument')]);
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);

it('signs addresses that hold for a while and change headers of the answer', async () => {
  await put('signed', 'content');
  const command = new GetObjectCommand({
    Bucket,
    Key: 'signed',
    ResponseContentDisposition: 'attachment; filename="a b.txt"',
    ResponseContentType: 'text/plain',
  });
  const url = await getSignedUrl(s3, command, { expiresIn: 60 });
  const response = await fetch(url);
  expect(await response.text()).toBe('content');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="a b.txt"');
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
  expect(await failureOf(wrong.send(new ListBucketsCommand({})))).toBe('SignatureDoesNotMatch');
  const unknown = await test.clientOf('customer', { accessKeyId: 'UNKNOWN' });
  expect(await failureOf(unknown.send(new ListBucketsCommand({})))).toBe('InvalidAccessKeyId');
  const colleague = await test.clientOf('colleague');
  expect(await failureOf(colleague.send(new ListObjectsV2Command({ Bucket })))).toBe('AccessDenied');
  expect(await failureOf(colleague.send(new ListObjectsV2Command({ Bucket: 'nowhere' })))).toBe('NoSuchBucket');
  await put('private');
  const copy = { Bucket: 'theirs', Key: 'x', CopySource: `${Bucket}/private` };
  await test.newBucket('theirs', 'colleague');
  expect(await failureOf(colleague.send(new CopyObjectCommand(copy)))).toBe('AccessDenied');
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
