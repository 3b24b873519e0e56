/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress';

const script = readFileSync(__filename, 'utf8').repeat(3);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  writeFileSync(path.join(folder, 'main.js'), script);
  writeFileSync(path.join(folder, 'small.js'), '1');
  writeFileSync(path.join(folder, 'font.woff2'), script);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (name: string): Buffer => readFileSync(path.join(folder, name));

it('writes both encodings of what is worth it', async () => {
  await compressFolder(folder, 'quick');
  expect(readdirSync(folder).toSorted()).toEqual(['font.woff2', 'main.js', 'main.js.br', 'main.js.gz', 'small.js']);
  expect(brotliDecompressSync(read('main.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('main.js.gz')).toString()).toBe(script);
});

it('the best level takes the place of the quick one', async () => {
  await compressFolder(folder, 'quick');
  const quick = read('main.js.br').byteLength;
  await compressFolder(folder, 'best');
  expect(read('main.js.br').byteLength).toBeLessThan(quick);
  expect(brotliDecompressSync(read('main.js.br')).toString()).toBe(script);
});

it('takes over what another build has made of the same file, and nothing of one that has changed', async () => {
  const earlier = path.join(folder, 'earlier');
  mkdirSync(earlier);
  for (const [name, content] of [
    ['main.js', script],
    ['other.js', `${script} `],
  ] as const) {
    writeFileSync(path.join(earlier, name), content);
    writeFileSync(path.join(earlier, `${name}.br`), 'taken over');
    writeFileSync(path.join(earlier, `${name}.gz`), 'taken over');
  }
  writeFileSync(path.join(folder, 'other.js'), script);
  await compressFolder(folder, 'quick', earlier);
  expect([read('main.js.br'), read('main.js.gz')].map(String)).toEqual(['taken over', 'taken over']);
  expect(brotliDecompressSync(read('other.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('other.js.gz')).toString()).toBe(script);
});

it('compresses where the other build lacks a part', async () => {
  const earlier = path.join(folder, 'earlier');
  mkdirSync(earlier);
  writeFileSync(path.join(earlier, 'main.js'), script);
  await compressFolder(folder, 'best', earlier);
  expect(brotliDecompressSync(read('main.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('main.js.gz')).toString()).toBe(script);
});
