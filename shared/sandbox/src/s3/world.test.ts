/** @jest-environment node */
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { startS3, type TestS3 } from '../testing/s3-server';
import { MemoryPersistence } from '../store/persistence';
import { MemoryBlobs } from './blob-store';

const Bucket = 'world-bucket';
const SITE = 'whole';
const GB = 1e9;
const HOUR = 3600;

let blobs: MemoryBlobs;
let persistence: MemoryPersistence;
let test: TestS3;
beforeEach(async () => {
  blobs = new MemoryBlobs();
  persistence = new MemoryPersistence();
  test = await startS3({ blobs, persistence });
  await test.newBucket(Bucket);
});
afterEach(() => test.stop());

const put = async (Key: string, Body: string | Uint8Array = 'content', as = 'customer') =>
  (await test.clientOf(as)).send(new PutObjectCommand({ Bucket, Key, Body }));
const blobCount = async () => (await blobs.list(SITE)).length;

describe('a page of another origin', () => {
  const origin = 'https://shop.example';
  const preflight = (from: string, method = 'PUT') =>
    fetch(`${test.endpoint}/${Bucket}/key`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,x-amz-date',
      },
    });

  it('is let in by the rule of the bucket, without credentials first', async () => {
    expect((await preflight(origin)).status).toBe(403);
    await test.call('setBucketCors', { name: Bucket, allowed_origin: `${origin}/some/path` });
    const response = await preflight(origin);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-amz-date');
    expect((await preflight('https://other.example')).status).toBe(403);
    expect((await preflight(origin, 'PATCH')).status).toBe(403);
    expect((await fetch(`${test.endpoint}/${Bucket}/key`, { method: 'OPTIONS' })).status).toBe(400);
  });

  it('may read answers, failures too, and no others', async () => {
    await test.call('setBucketCors', { name: Bucket, allowed_origin: origin });
    const aws = await test.awsOf();
    const request = (path: string, from: string) =>
      aws.fetch(`${test.endpoint}/${path}`, { headers: { origin: from } });
    const missing = await request(`${Bucket}/nothing`, origin);
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, origin]);
    expect(missing.headers.get('access-control-expose-headers')).toContain('ETag');
    expect(missing.headers.get('access-control-expose-headers')).toContain('x-amz-request-id');
    expect(
      (await request(`${Bucket}/nothing`, 'https://other.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    expect((await request('static-www/index.html', origin)).headers.get('access-control-allow-origin')).toBeNull();
    const unknown = await test.awsOf();
    unknown.accessKeyId = 'UNKNOWN';
    const refused = await unknown.fetch(`${test.endpoint}/${Bucket}/nothing`, { headers: { origin } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, origin]);
  });
});

describe('by hand', () => {
  const fault = (rule: object) => test.control('POST', 'faults', [{ scope: 's3', ...rule }]);

  it('calls fail as ordered, for one user and path', async () => {
    await fault({ user: 'customer', method: 'PUT', path: `/${Bucket}/**`, status: 503, body: '<Error/>', times: 1 });
    await expect(put('a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } });
    await put('a');
    await fault({ drop: 'reset' });
    const aws = await test.awsOf();
    const response = await aws.fetch(`${test.endpoint}/${Bucket}/a`);
    expect(response.headers.get('x-sandbox-drop')).toBe('reset');
  });

  it('calls are seen, with signatures masked', async () => {
    const aws = await test.awsOf();
    await test.control('DELETE', 'requests');
    const signed = await aws.sign(`${test.endpoint}/${Bucket}/nothing?X-Amz-Expires=60`, { aws: { signQuery: true } });
    await fetch(signed);
    const seen = await test.control('GET', 'requests');
    expect(seen).toEqual([
      expect.objectContaining({
        scope: 's3',
        method: 'GET',
        path: `/${Bucket}/nothing`,
        status: 404,
        user: 'customer',
      }),
    ]);
    expect(JSON.stringify(seen)).toContain('"X-Amz-Signature":"***"');
  });

  it('a reset takes objects and their content away', async () => {
    await put('a');
    expect(await blobCount()).toBe(1);
    await test.control('POST', 'reset', {});
    expect(await blobCount()).toBe(0);
  });
});

it('leaves no content behind that nobody knows', async () => {
  const s3 = await test.clientOf();
  await put('a', 'one');
  await put('a', 'two');
  expect(await blobCount()).toBe(1);
  await expect(
    s3.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })),
  ).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(s3.send(new PutObjectCommand({ Bucket: 'nowhere', Key: 'a', Body: 'x' }))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
  expect(await blobCount()).toBe(1);
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  expect(await blobCount()).toBe(0);
});

it('finds site, objects and keys after a restart, and sweeps what a crash has left', async () => {
  await put('kept', 'still here');
  const s3Keys = await test.keysOf();
  await blobs.put(SITE, 'orphan', (async function* none() {})());
  await test.stop();
  test = await startS3({ blobs, persistence, controls: false });
  expect(await test.keysOf()).toEqual(s3Keys);
  const object = await (await test.clientOf()).send(new GetObjectCommand({ Bucket, Key: 'kept' }));
  expect(await object.Body?.transformToString()).toBe('still here');
  expect(await blobs.list(SITE)).not.toContain('orphan');
});

it('answers the first request after a restart, before any site was asked', async () => {
  await put('kept');
  const { accessKeyId, secretAccessKey } = await test.keysOf();
  await test.stop();
  test = await startS3({ blobs, persistence, controls: false });
  const s3 = test.clientOfKeys({ accessKeyId, secretAccessKey });
  expect((await s3.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(1);
});

it('does not write into a bucket that is suspended', async () => {
  await put('before');
  await test.stop();
  const bucket = (await persistence.load(SITE)).find(({ collection, id }) => collection === 'buckets' && id === Bucket);
  const value = { ...Object(bucket?.value), is_suspended: true };
  await persistence.commit({ site: SITE, rows: [{ collection: 'buckets', id: Bucket, value }] });
  test = await startS3({ blobs, persistence });
  const s3 = await test.clientOf();
  const refused = { name: 'UserSuspended', $metadata: { httpStatusCode: 403 } };
  await expect(put('after')).rejects.toMatchObject(refused);
  await expect(s3.send(new DeleteObjectCommand({ Bucket, Key: 'before' }))).rejects.toMatchObject(refused);
  expect((await s3.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(1);
});

describe('the price', () => {
  const meters = async () => {
    const { billing_account_id: id = 0 } = await test.call('getBucket', { name: Bucket });
    const usage = await test.call('listUsage', { billing_account_id: id ?? 0 });
    return usage
      .filter((row) => row.owner_uuid === Bucket)
      .map(({ hours, configurations }) => [hours, configurations?.[0]?.disk_size_GB]);
  };
  const copyIn = async (Key: string) => {
    const aws = await test.awsOf();
    const headers = { 'x-amz-copy-source': `/ci-artifacts/${encodeURI('shop-web/build-4200/output.tar.gz')}` };
    const response = await aws.fetch(`${test.endpoint}/${Bucket}/${Key}`, { method: 'PUT', headers });
    expect(response.status).toBe(200);
  };

  it('follows what the bucket holds, in begun gigabytes', async () => {
    await put('small');
    await test.control('POST', 'clock', { advance_seconds: 1.5 * HOUR });
    await copyIn('big');
    const { size_bytes } = await test.call('getBucket', { name: Bucket });
    expect(size_bytes).toBeGreaterThan(GB / 4);
    await copyIn('bigger');
    await copyIn('biggest');
    await test.control('POST', 'clock', { advance_seconds: 1.5 * HOUR });
    const { size_bytes: now = 0 } = await test.call('getBucket', { name: Bucket });
    // Three copies within an hour are one new size in that hour, not three begun hours.
    expect(await meters()).toEqual([
      [1, 1],
      [3, Math.ceil((now ?? 0) / GB)],
    ]);
  });
});
