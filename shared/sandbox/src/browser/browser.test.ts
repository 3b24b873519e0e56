/** @jest-environment node */
import 'fake-indexeddb/auto';
import { createSandbox } from '../sandbox';
import { type Persistence, StorageFullError } from '../store/persistence';
import { wholeSite } from '../testing/sites';
import { servePort } from './serve-port';
import { connectSandbox } from './connect';
import { IndexedDbBlobs } from './indexed-db-blobs';
import { IndexedDbPersistence } from './indexed-db-persistence';

let database = 0;
const freshName = (): string => `test-${++database}`;

it('keeps rows in the order in which they were added, and takes changes and removals', async () => {
  const name = freshName();
  const first = await IndexedDbPersistence.open(name);
  const put = (id: string, value: unknown) => ({ collection: 'things', id, value });
  await first.commit({ site: 'a', rows: [put('z', 1), put('a', 2), put('m', 3)] });
  await first.commit({ site: 'b', rows: [put('z', 'other')] });
  await first.commit({ site: 'a', rows: [put('z', 9), put('a', undefined)] });
  await first.close();
  const again = await IndexedDbPersistence.open(name);
  expect(await again.load('a')).toEqual([put('z', 9), put('m', 3)]);
  await again.commit({ site: 'a', rows: [put('new', 4)] });
  expect((await again.load('a')).map((row) => row.id)).toEqual(['z', 'm', 'new']);
  expect(await again.load('b')).toEqual([put('z', 'other')]);
});

/** How the database of these tests runs a request. */
interface Runs {
  _execRequestAsync(request: { source: IDBObjectStore; operation: () => never }): IDBRequest<IDBValidKey>;
}
const runs = (transaction: object): transaction is Runs => '_execRequestAsync' in transaction;

/** The browser has no room for what is written from now on. @returns what gives it room again */
function fill(): () => void {
  const spy = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    if (!runs(this.transaction)) throw new Error('Another database');
    const operation = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return this.transaction._execRequestAsync({ source: this, operation });
  });
  return () => spy.mockRestore();
}

it('says that there is no room for rows, keeps none of them, and goes on where there is again', async () => {
  const name = freshName();
  const persistence = await IndexedDbPersistence.open(name);
  const put = (id: string, value: unknown) => ({ collection: 'things', id, value });
  await persistence.commit({ site: 'a', rows: [put('z', 1), put('m', 2)] });
  const makeRoom = fill();
  const full = persistence.commit({ site: 'a', rows: [put('z', undefined), put('new', 3)] });
  await expect(full).rejects.toBeInstanceOf(StorageFullError);
  makeRoom();
  await persistence.commit({ site: 'a', rows: [put('z', 9)] });
  await persistence.close();
  expect(await (await IndexedDbPersistence.open(name)).load('a')).toEqual([put('z', 9), put('m', 2)]);
});

it('says that there is no room for the content of an object', async () => {
  const blobs = await IndexedDbBlobs.open(freshName());
  const makeRoom = fill();
  await expect(blobs.put('a', 'one', chunks('hello'))).rejects.toBeInstanceOf(StorageFullError);
  makeRoom();
  expect(await blobs.list('a')).toEqual([]);
});

async function* chunks(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

it('keeps the content of objects, each site by itself, and hands out parts of it', async () => {
  const blobs = await IndexedDbBlobs.open(freshName());
  await blobs.put('a', 'one', chunks('hel', 'lo'));
  await blobs.put('b', 'one', chunks('other'));
  const read = async (id: string, start: number, end: number) => {
    const stream = await blobs.get('a', id, { start, end });
    return stream && new Response(stream).text();
  };
  expect(await read('one', 1, 4)).toBe('ell');
  expect(await read('two', 0, 1)).toBeUndefined();
  expect(await blobs.list('a')).toEqual(['one']);
  await blobs.delete('a', ['one', 'two']);
  expect(await blobs.list('a')).toEqual([]);
  expect(await blobs.list('b')).toEqual(['one']);
});

/** A page's end of a channel, answered by a sandbox in this process. */
async function connect(persistence: Persistence) {
  const { port1, port2 } = new MessageChannel();
  servePort(port2, async (site, port) => createSandbox({ sites: [site], persistence, ...(port ? { port } : {}) }));
  const close = () => {
    port1.close();
    port2.close();
  };
  return { fetch: connectSandbox(port1, wholeSite, 8080), close };
}

const KEY = { apikey: 'customer'.padEnd(32, '0') };
const json = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });
const url = (path: string) => `http://localhost:8080${path}`;

it('answers over a message port, and finds its state again', async () => {
  const name = freshName();
  const first = await connect(await IndexedDbPersistence.open(name));
  await first.fetch(url('/sandbox/speed'), json('{"factor":0}'));
  const rename = await first.fetch(url('/api/v1/user-resource/vm'), {
    method: 'PATCH',
    headers: KEY,
    body: 'uuid=none',
  });
  expect([rename.status, await rename.json()]).toMatchObject([
    400,
    { errors: { Error: 'No such virtual machine exists: none' } },
  ]);
  const list = await (await first.fetch(url('/api/v1/tll/user-resource/vm/list'), { headers: KEY })).json();
  expect(list.length).toBeGreaterThan(0);
  first.close();
  const second = await connect(await IndexedDbPersistence.open(name));
  const again = await second.fetch(url('/api/v1/tll/user-resource/vm/list'), { headers: KEY });
  expect(await again.json()).toEqual(list);
  expect(await (await second.fetch(url('/sandbox/speed'))).json()).toEqual({ factor: 0 });
  second.close();
});

it('breaks a connection as a fault rule says', async () => {
  const { fetch, close } = await connect(await IndexedDbPersistence.open(freshName()));
  await fetch(url('/sandbox/faults'), json('[{"drop":"reset","times":1}]'));
  await expect(fetch(url('/api/v1/config/locations'), { headers: KEY })).rejects.toThrow('Failed to fetch');
  expect((await fetch(url('/api/v1/config/locations'), { headers: KEY })).status).toBe(200);
  close();
});

it('answers for the object store on the next port', async () => {
  const { fetch, close } = await connect(await IndexedDbPersistence.open(freshName()));
  const response = await fetch('http://localhost:8081/some-bucket/key');
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
  close();
});
