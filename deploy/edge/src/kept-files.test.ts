/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileKeeper, tagOf } from './kept-files';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof fs>('node:fs/promises');
  return { ...real, readFile: jest.fn(real.readFile) };
});
const reads = jest.mocked(fs.readFile);

let folder = '';
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  reads.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads a file once for all who ask for it', async () => {
  writeFileSync(at('a.js'), 'one');
  const read = fileKeeper();
  const [first, second] = [await read(at('a.js')), await read(at('a.js'))];
  expect([String(first?.content), first?.tag]).toEqual(['one', tagOf(Buffer.from('one'))]);
  expect(second).toBe(first);
  expect(reads).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  ['written over', () => writeFileSync(at('a.js'), 'two and more')],
  [
    'replaced by one of its size and time',
    () => {
      writeFileSync(at('b.js'), 'two');
      utimesSync(at('b.js'), 1, 1);
      renameSync(at('b.js'), at('a.js'));
    },
  ],
])('hands out the bytes of one that was %s', async (_, change) => {
  writeFileSync(at('a.js'), 'one');
  utimesSync(at('a.js'), 1, 1);
  const read = fileKeeper();
  await read(at('a.js'));
  change();
  const { content, tag } = (await read(at('a.js'))) ?? {};
  expect(String(content)).toMatch(/^two/);
  expect(tag).toBe(tagOf(Buffer.from(String(content))));
});

it('forgets one that is gone', async () => {
  writeFileSync(at('a.js'), 'one');
  const read = fileKeeper();
  await read(at('a.js'));
  rmSync(at('a.js'));
  expect(await read(at('a.js'))).toBeUndefined();
  expect(await read(folder)).toBeUndefined();
});

it('keeps what was asked for last, and no more than it has room for', async () => {
  for (const name of ['a', 'b', 'c']) writeFileSync(at(name), name.repeat(4));
  writeFileSync(at('large'), 'x'.repeat(9));
  const read = fileKeeper({ room: 10, largest: 8 });
  const asked = async (...names: string[]): Promise<number> => {
    reads.mockClear();
    // One after the other: the order is what counts.
    // oxlint-disable-next-line no-await-in-loop
    for (const name of names) await read(at(name));
    return reads.mock.calls.length;
  };
  expect(await asked('a', 'b', 'a', 'c')).toBe(3);
  expect(await asked('a', 'c')).toBe(0);
  expect(await asked('b')).toBe(1);
  expect(await asked('large', 'large')).toBe(2);
  expect(await asked('c', 'b')).toBe(0);
});
