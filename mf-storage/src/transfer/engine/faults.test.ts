/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { objectsOf } from '@console/sandbox/testing/s3-objects';
import { startS3, type TestS3 } from '@console/sandbox/testing/s3-server';
import { ObjectStoreError } from '../../object-store/error';
import { createObjectStore } from '../../object-store/store';
import { failureMessages } from '../../object-store/failure-messages';
import { createEngine, type Engine } from './engine';
import { notes } from '../kept/notes';
import { MIB } from './send-file';

const Bucket = 'faulty-bucket';
/** Two parts. */
const bytes = randomBytes(8 * MIB + 1000);
const large = new File([bytes], 'large.bin');
const realFetch = globalThis.fetch;
/** Instead of a request: what comes back, or undefined to let it through. */
let meddle: (url: URL, init: RequestInit) => Promise<Response | undefined> | Response | undefined;
/** Numbers of the parts that were sent. */
let sent: string[];
let test: TestS3;
let engine: Engine;

const storeOf = async () => {
  const { accessKeyId: accessKey, secretAccessKey: secretKey } = await test.keysOf();
  return createObjectStore({ endpoint: test.endpoint, pathStyle: true, accessKey, secretKey, bucket: Bucket });
};

beforeAll(async () => {
  test = await startS3();
  await test.newBucket(Bucket);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(String(input));
    const part = url.searchParams.get('partNumber');
    if (part !== null) sent.push(part);
    return (await meddle(url, init)) ?? realFetch(input, init);
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  meddle = () => undefined;
  sent = [];
  // One store for one key, as the page has it.
  const store = await storeOf();
  engine = createEngine({
    open: async () => store,
    noKey: () => new ObjectStoreError('key', 'There is no access key'),
    waitFor: () => new Promise((resolve) => setTimeout(resolve, 1)),
  });
});
/** What is in the bucket and in this browser after it. */
const left = async () => {
  const s3 = await test.clientOf();
  const store = await storeOf();
  const isWhole = Buffer.compare(await objectsOf(() => s3, Bucket).read('large.bin'), bytes) === 0;
  const { uploads } = await store.listUploads('');
  await store.remove(['large.bin']);
  return { isWhole, uploads, notes: notes() };
};
const CLEAN = { isWhole: true, uploads: [], notes: [] };

const upload = (): void => {
  engine.start({ bucket: Bucket, prefix: '', entries: [{ path: 'large.bin', file: large }], onConflict: 'ask' });
};
/** Comes out when the file is in this state. */
const reached = (state: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (engine.transfers()[0]?.state !== state) return;
      end();
      resolve();
    };
    const end = engine.subscribe(look);
    look();
  });
const wordsNow = () => failureMessages(engine.transfers()[0]?.error);
const retry = async (): Promise<void> => {
  meddle = () => undefined;
  sent = [];
  engine.retry(engine.transfers()[0]?.id ?? '');
  await reached('done');
};
/** What a store says of a request that it refuses. */
const refusal = (status: number, code: string): Response =>
  new Response(`<Error><Code>${code}</Code></Error>`, { status, headers: { date: new Date().toUTCString() } });
/** Meddles with all requests of pages as soon as one part has arrived. */
const onceOneArrived = (respond: () => Response): void => {
  let tell = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let isOver = false;
  meddle = async (url, init) => {
    if (init.mode === 'no-cors') return undefined;
    const part = url.searchParams.get('partNumber');
    if (!isOver && part === null) return undefined;
    if (part === '1') {
      const response = await realFetch(url, init);
      isOver = true;
      tell();
      return response;
    }
    await arrived;
    return respond();
  };
};

it('sends no part twice that arrived before the connection broke', async () => {
  let isBroken = false;
  meddle = async (url, init) => {
    if (isBroken || url.searchParams.get('partNumber') !== '2') return undefined;
    isBroken = true;
    await realFetch(url, init);
    throw new TypeError('terminated');
  };
  upload();
  await reached('interrupted');
  expect(engine.transfers()[0]?.error).toMatchObject({ kind: 'lost' });
  await reached('done');
  expect(sent.filter((part) => part === '2')).toHaveLength(1);
  expect(await left()).toEqual(CLEAN);
});

it.each([
  ['small.bin', bytes.subarray(0, 1000), 'PUT'],
  ['large.bin', bytes, 'POST'],
])('knows %s again where the browser has sent the last request twice', async (path, content, last) => {
  meddle = async (url, init) => {
    if (init.method !== last || url.searchParams.has('uploads') || url.searchParams.has('partNumber')) return undefined;
    await realFetch(url, init);
    return realFetch(url, init);
  };
  engine.start({ bucket: Bucket, prefix: '', entries: [{ path, file: new File([content], path) }], onConflict: 'ask' });
  await reached('done');
  await (await storeOf()).remove([path]);
});

it('waits where the store asks for fewer requests', async () => {
  let refused = 0;
  meddle = (url) => {
    if (!url.searchParams.has('partNumber') || refused === 2) return undefined;
    refused += 1;
    return refusal(503, 'SlowDown');
  };
  upload();
  await reached('done');
  expect(refused).toBe(2);
  expect(await left()).toEqual(CLEAN);
});

it('keeps what was sent where the key is removed meanwhile', async () => {
  onceOneArrived(() => refusal(403, 'InvalidAccessKeyId'));
  upload();
  await reached('failed');
  expect(wordsNow()).toMatchObject({
    title: 'Your access key is no longer valid',
    help: expect.stringContaining('Access keys'),
  });
  expect(notes()).toHaveLength(1);
  await retry();
  expect(sent).toEqual(['2']);
  expect(await left()).toEqual(CLEAN);
});

it('says where to let this console in once the bucket does not any more', async () => {
  onceOneArrived(() => {
    throw new TypeError('Failed to fetch');
  });
  upload();
  await reached('failed');
  expect(wordsNow()).toMatchObject({
    title: "This bucket doesn't allow access from this console",
    help: expect.stringContaining('CORS'),
  });
  await retry();
  expect(sent).toEqual(['2']);
  expect(await left()).toEqual(CLEAN);
});

it('says that the clock is wrong where signing with that of the store does not help', async () => {
  onceOneArrived(() => refusal(403, 'RequestTimeTooSkewed'));
  upload();
  await reached('failed');
  expect(wordsNow()).toMatchObject({
    title: "Your computer's clock is wrong",
    help: expect.stringContaining('Set the clock'),
  });
  await retry();
  expect(sent).toEqual(['2']);
  expect(await left()).toEqual(CLEAN);
});
