/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { GetObjectCommand, HeadObjectCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3';
import { objectsOf } from '@console/sandbox/testing/s3-objects';
import { startS3, type TestS3 } from '@console/sandbox/testing/s3-server';
import { createObjectStore, type StoreOptions } from './store';
import type { ObjectStore } from './types';

const Bucket = 'browser-bucket';
let test: TestS3;
let s3: S3Client;
let store: ObjectStore;
const storeOf = async (more: object = {}, options: StoreOptions = {}): Promise<ObjectStore> => {
  const { accessKeyId: accessKey, secretAccessKey: secretKey } = await test.keysOf();
  return createObjectStore(
    { endpoint: test.endpoint, pathStyle: true, accessKey, secretKey, bucket: Bucket, ...more },
    options,
  );
};

beforeAll(async () => {
  test = await startS3();
  s3 = await test.clientOf();
  await test.newBucket(Bucket);
  store = await storeOf();
});
afterAll(() => test.stop());
const { put, read } = objectsOf(() => s3, Bucket);

/** Names that clients and servers like to get wrong. */
const ODD = [
  'plain.txt',
  'with space + plus.txt',
  ' ',
  '100%25 %2F.txt',
  'emoji 😀/é.txt',
  '\u202Egpj.exe',
  'folder/',
  '/leading',
  'a//b',
  'a/../b',
  '../../etc/passwd',
  'a/./b/.',
  'a/..',
  '.../...',
  `?q=1#f&x`,
  `!'()*~:;,@$=[]{}|\\^"<>`,
  'tab\tand\nline',
  'control\u0001',
];

it('writes, lists, reads, describes, copies and deletes names of any kind', async () => {
  const names = ODD;
  for (const key of names) await store.put(key, `content of ${key}`);
  for (const key of names) {
    expect(String(await read(key))).toBe(`content of ${key}`);
    expect(await (await store.read(key)).text()).toBe(`content of ${key}`);
    expect((await store.head(key)).size).toBe(new TextEncoder().encode(`content of ${key}`).length);
    const presigned = await fetch(await store.presign(key, { expires: 60, download: 'a é.txt' }));
    expect(await presigned.text()).toBe(`content of ${key}`);
    expect(presigned.headers.get('content-disposition')).toContain("filename*=UTF-8''a%20%C3%A9.txt");
  }
  const listed = await store.list({ prefix: '' });
  expect(new Set(listed.objects.map(({ key }) => key))).toEqual(new Set(names));
  await store.copy('control\u0001', 'copy/%/..');
  expect(String(await read('copy/%/..'))).toBe('content of control\u0001');
  expect(await store.remove([...names, 'copy/%/..', 'never there'])).toEqual([]);
  expect((await store.list({ prefix: '' })).objects).toEqual([]);
});

it('takes names of 1,024 bytes, and no longer ones', async () => {
  const key = 'é'.repeat(512);
  await store.put(key, 'x');
  expect((await store.list({ prefix: 'éé' })).objects.map((row) => row.key)).toEqual([key]);
  await store.remove([key]);
  await expect(store.put(`${key}a`, 'x')).rejects.toMatchObject({ kind: 'nameTooLong' });
});

it('renames and deletes what no browser can ask for', async () => {
  await put('..', 'dots');
  await put('.', 'dot');
  await expect(store.read('..')).rejects.toMatchObject({ kind: 'unreachableName' });
  await store.copy('..', 'reachable');
  expect(await (await store.read('reachable')).text()).toBe('dots');
  expect(await store.remove(['..', '.', 'reachable'])).toEqual([]);
  expect((await store.list({ prefix: '' })).objects).toEqual([]);
});

it('lists in pages, with folders', async () => {
  for (const key of ['p/a', 'p/b/1', 'p/b/2', 'p/c', 'p/d é/1']) await store.put(key, '');
  const first = await store.list({ prefix: 'p/', delimiter: '/', limit: 2 });
  expect(first).toMatchObject({ folders: ['p/b/'], objects: [{ key: 'p/a', size: 0, modified: expect.any(Date) }] });
  const second = await store.list({ prefix: 'p/', delimiter: '/', ...(first.next ? { page: first.next } : {}) });
  expect(second).toMatchObject({ folders: ['p/d é/'], objects: [{ key: 'p/c' }] });
  expect(second.next).toBeUndefined();
  expect((await store.list({ prefix: 'p/', after: 'p/c' })).objects.map(({ key }) => key)).toEqual(['p/d é/1']);
});

it('keeps headers and metadata, of any script, and gives them others', async () => {
  const headers = {
    contentType: 'image/png',
    cacheControl: 'max-age=60',
    contentDisposition: 'inline',
    metadata: { colour: 'green', name: 'Jürgen  🎨' },
  };
  const { etag } = await store.put('described', new Blob(['png']), headers);
  expect(await store.head('described')).toMatchObject({ ...headers, etag, size: 3, modified: expect.any(Date) });
  await store.copy('described', 'described', { headers: { contentType: 'text/plain', metadata: { a: '1' } } });
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'described' }))).toMatchObject({
    ContentType: 'text/plain',
    Metadata: { a: '1' },
  });
  expect((await store.head('described')).cacheControl).toBeUndefined();
  await store.copy('described', 'described 2');
  expect((await store.head('described 2')).metadata).toEqual({ a: '1' });
  await expect(store.put('described', 'x', { cacheControl: 'ж' })).rejects.toThrow('ASCII');
});

it('reads a range', async () => {
  await store.put('range', '0123456789');
  expect(await (await store.read('range', { range: [2, 4] })).text()).toBe('234');
  expect(await (await store.read('range', { range: [7] })).text()).toBe('789');
});

it('reads on only where it is the same object', async () => {
  await store.put('same', '0123456789');
  const ifMatch = (await store.read('same')).headers.get('etag') ?? '';
  expect(await (await store.read('same', { range: [7], ifMatch })).text()).toBe('789');
  await store.put('same', '9876543210');
  await expect(store.read('same', { range: [7], ifMatch })).rejects.toMatchObject({ kind: 'replaced' });
});

it('never overwrites where that is asked', async () => {
  await store.put('mine', 'one');
  await expect(store.put('mine', 'two', { ifNoneMatch: '*' })).rejects.toMatchObject({ kind: 'exists' });
  expect(String(await read('mine'))).toBe('one');
});

it('sends parts that the vendor reads back byte for byte, and gives up what is not to be', async () => {
  const bytes = randomBytes(10 * 1024 ** 2 + 1024);
  const blob = new Blob([bytes]);
  const uploadId = await store.createUpload('parts', { contentType: 'application/x-parts' });
  const sizes = [0, 5 * 1024 ** 2, 10 * 1024 ** 2, bytes.length];
  const parts = await Promise.all(
    [1, 2, 3].map(async (number) => ({
      number,
      etag: await store.uploadPart({ key: 'parts', uploadId, number }, blob.slice(sizes[number - 1], sizes[number])),
    })),
  );
  expect(await store.listParts('parts', uploadId)).toMatchObject(parts.map((part) => ({ ...part })));
  expect((await store.listUploads('par')).uploads).toMatchObject([{ key: 'parts', uploadId }]);
  await store.completeUpload('parts', uploadId, parts.toReversed());
  const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'parts' }));
  expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
  expect(got.ContentType).toBe('application/x-parts');

  const other = await store.createUpload('given up');
  await store.uploadPart({ key: 'given up', uploadId: other, number: 1 }, new Blob(['part']));
  await store.abortUpload('given up', other);
  await store.abortUpload('given up', other);
  expect((await s3.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? []).toEqual([]);
  await expect(store.listParts('given up', other)).rejects.toMatchObject({ kind: 'noUpload' });
});

describe('what is larger than one copy', () => {
  const refusal = (status: number, code: string) => ({
    scope: 's3',
    method: 'PUT',
    path: `/${Bucket}/large%20copy`,
    status,
    body: `<Error><Code>${code}</Code></Error>`,
    times: 1,
  });
  const fault = (...more: readonly object[]) =>
    test.control('POST', 'faults', [refusal(400, 'InvalidRequest'), ...more]);

  it('is copied in parts, with its headers', async () => {
    // A whole part and the beginning of one: each byte is hashed several times, here and there.
    const bytes = randomBytes(5 * 1024 ** 2 + 1024);
    await store.put('large', new Blob([bytes]), { contentType: 'a/b', metadata: { x: 'y' } });
    await fault();
    const small = await storeOf({}, { largestCopy: 1024, copiedPart: 5 * 1024 ** 2 });
    const told: number[] = [];
    await small.copy('large', 'large copy', { onProgress: (done) => told.push(done) });
    expect((await read('large copy')).equals(bytes)).toBe(true);
    expect(await store.head('large copy')).toMatchObject({ contentType: 'a/b', metadata: { x: 'y' } });
    expect(told.at(-1)).toBe(bytes.length);
  });

  it('leaves nothing behind where it fails', async () => {
    await store.put('large', 'small after all');
    await fault();
    const small = await storeOf({}, { largestCopy: 1, copiedPart: 4 });
    await expect(small.copy('large', 'large copy')).rejects.toMatchObject({ code: 'EntityTooSmall' });
    expect((await store.listUploads('')).uploads).toEqual([]);
    await fault();
    await expect(store.copy('large', 'large copy')).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('says of a source that was replaced meanwhile that it was, not that the target is taken', async () => {
    await store.put('large', 'small after all');
    await fault(refusal(412, 'PreconditionFailed'));
    const small = await storeOf({}, { largestCopy: 1, copiedPart: 5 * 1024 ** 2 });
    await expect(small.copy('large', 'large copy')).rejects.toMatchObject({ kind: 'replaced' });
    expect((await store.listUploads('')).uploads).toEqual([]);
  });
});

describe('a response that breaks off', () => {
  /** The next request is carried out, and nobody hears how it went. */
  const breakNext = (): void => {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
      await real(...request);
      return new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
    });
  };
  afterEach(() => jest.restoreAllMocks());

  it('is asked for again where that changes nothing', async () => {
    await put('broken/off', 'x');
    breakNext();
    expect((await store.list({ prefix: 'broken/' })).objects).toHaveLength(1);
    breakNext();
    expect(await store.remove(['broken/off'])).toEqual([]);
    expect((await store.list({ prefix: 'broken/' })).objects).toEqual([]);
  });

  it('is lost, and no refusal, where that would do something again', async () => {
    await put('broken/from', 'x');
    breakNext();
    await expect(store.copy('broken/from', 'broken/to')).rejects.toMatchObject({ kind: 'lost' });
    expect(await store.remove(['broken/from', 'broken/to'])).toEqual([]);
  });
});

it('goes on with the key of now where its own is refused, whatever the request is', async () => {
  const { accessKeyId: accessKey, secretAccessKey: secretKey } = await test.keysOf();
  const keyNow = jest.fn(async () => ({ accessKey, secretKey }));
  const outdated = await storeOf({ accessKey: 'DELETED' }, { keyNow });
  await Promise.all([outdated.put('renewed', 'x'), outdated.list({ prefix: '' })]);
  expect(await outdated.remove(['renewed'])).toEqual([]);
  expect((await outdated.list({ prefix: 'renewed' })).objects).toEqual([]);
  expect(await outdated.presign('renewed', { expires: 60 })).toContain(`X-Amz-Credential=${accessKey}`);
  expect(keyNow.mock.calls.length).toBeLessThanOrEqual(2);
});

it('says that a key is refused where there is no other, and asks again the next time', async () => {
  const { accessKeyId: accessKey, secretAccessKey: secretKey } = await test.keysOf();
  const keys = [undefined, { accessKey: 'DELETED', secretKey }, { accessKey, secretKey }];
  const outdated = await storeOf({ accessKey: 'DELETED', secretKey }, { keyNow: async () => keys.shift() });
  await expect(outdated.list({ prefix: '' })).rejects.toMatchObject({ kind: 'key' });
  await expect(outdated.list({ prefix: '' })).rejects.toMatchObject({ kind: 'key' });
  expect((await outdated.list({ prefix: 'renewed' })).objects).toEqual([]);
});

it('tells what went wrong', async () => {
  await expect(store.head('nowhere')).rejects.toMatchObject({ kind: 'missing', correlationId: expect.any(String) });
  await expect((await storeOf({ accessKey: 'UNKNOWN' })).list({ prefix: '' })).rejects.toMatchObject({ kind: 'key' });
  await expect((await storeOf({ secretKey: 'wrong' })).head('range')).rejects.toMatchObject({
    kind: 'key',
    code: 'SignatureDoesNotMatch',
  });
  await expect((await storeOf({ bucket: 'no-such-bucket' })).list({ prefix: '' })).rejects.toMatchObject({
    kind: 'noBucket',
  });
  await expect((await storeOf({ endpoint: 'http://127.0.0.1:9' })).put('a', 'b')).rejects.toMatchObject({
    kind: 'unreachable',
  });
  await expect(store.list({ prefix: '' }, AbortSignal.abort(new Error('given up')))).rejects.toThrow('given up');
});

it('corrects a wrong clock once, by that of the store', async () => {
  const now = jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() - 3_600_000);
  const sent = jest.spyOn(globalThis, 'fetch');
  // The sandbox stands in the same process: only what signs is an hour behind.
  const skewed = new Response('<Error><Code>RequestTimeTooSkewed</Code></Error>', {
    status: 403,
    headers: { date: new Date(performance.timeOrigin + performance.now()).toUTCString() },
  });
  sent.mockResolvedValueOnce(skewed);
  sent.mockResolvedValueOnce(new Response('<ListBucketResult/>'));
  const late = await storeOf({ bucket: 'clock' });
  sent.mockClear();
  await late.list({ prefix: '' });
  now.mockRestore();
  const stamps = sent.mock.calls.map(([, init]) => String(new Headers(init?.headers).get('x-amz-date')));
  expect(stamps).toHaveLength(2);
  const hour = (stamp: string | undefined): number => Number(stamp?.slice(9, 11));
  expect((hour(stamps[1]) - hour(stamps[0]) + 24) % 24).toBe(1);
  sent.mockRestore();
});

it('waits where the store asks for it, as long as it says', async () => {
  const path = `/${Bucket}/busy`;
  const body = '<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';
  await test.control('POST', 'faults', [{ scope: 's3', path, status: 503, body, times: 1 }]);
  await store.put('busy', 'after all');
  expect(String(await read('busy'))).toBe('after all');
});
