/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BlobStore, type ByteRange, MemoryBlobs } from '../s3/blob-store';
import { type Bytes, chunksOf } from '../s3/body/bytes';
import { FileBlobs } from './file-blobs';

const SITE = 'whole';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* content(...parts: string[]): AsyncGenerator<Bytes> {
  for (const part of parts) yield Uint8Array.from(Buffer.from(part));
}
async function* torn(): AsyncGenerator<Bytes> {
  yield* content('begun');
  throw new Error('torn');
}
const read = async (blobs: BlobStore, id: string, range: ByteRange): Promise<string | undefined> => {
  const stream = await blobs.get(SITE, id, range);
  if (!stream) return undefined;
  const parts: Bytes[] = [];
  for await (const part of chunksOf(stream)) parts.push(part);
  return Buffer.concat(parts).toString();
};

describe.each<[string, () => BlobStore]>([
  ['in memory', () => new MemoryBlobs()],
  ['in files', () => new FileBlobs(folder)],
])('blobs %s', (_, make) => {
  it('are kept whole, read by range, and go', async () => {
    const blobs = make();
    expect(await blobs.list(SITE)).toEqual([]);
    await blobs.put(SITE, 'abc', content('hello ', 'world'));
    await blobs.put('other', 'abc', content('other'));
    expect(await read(blobs, 'abc', { start: 0, end: 11 })).toBe('hello world');
    expect(await read(blobs, 'abc', { start: 4, end: 8 })).toBe('o wo');
    expect(await read(blobs, 'abc', { start: 3, end: 3 })).toBe('');
    expect(await blobs.list(SITE)).toEqual(['abc']);
    const open = await blobs.get(SITE, 'abc', { start: 0, end: 5 });
    await blobs.delete(SITE, ['abc', 'never']);
    expect(await read(blobs, 'abc', { start: 0, end: 1 })).toBeUndefined();
    expect(await read(blobs, 'never', { start: 0, end: 1 })).toBeUndefined();
    expect(open && (await new Response(open).text())).toBe('hello');
    expect(await blobs.list('other')).toEqual(['abc']);
  });

  it('leave nothing of what was torn', async () => {
    const blobs = make();
    await expect(blobs.put(SITE, 'abc', torn())).rejects.toThrow('torn');
    expect(await blobs.list(SITE)).toEqual([]);
  });
});

it('counts what a crash has cut off, so that it can be swept', async () => {
  const blobs = new FileBlobs(folder);
  await blobs.put(SITE, 'abcd', content('x'));
  await writeFile(path.join(folder, 'blobs', SITE, 'ab', 'abxx.part'), 'half');
  expect(new Set(await blobs.list(SITE))).toEqual(new Set(['abcd', 'abxx']));
  await blobs.delete(SITE, ['abxx']);
  expect(await readdir(path.join(folder, 'blobs', SITE, 'ab'))).toEqual(['abcd']);
});

it('says where no storage is left, and keeps no piece of what it could not hold', async () => {
  const blobs = new FileBlobs(folder);
  async function* tooMuch(): AsyncGenerator<Bytes> {
    yield* content('begun');
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  }
  await expect(blobs.put(SITE, 'large', tooMuch())).rejects.toThrow('No storage is left on the server');
  expect(await blobs.list(SITE)).toEqual([]);
});
