/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileResponse, findFile } from './static-files';

let folder: string;
const request = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/x', { headers, method });

async function serveFile(...asked: Parameters<typeof findFile>): Promise<Response | undefined> {
  const file = await findFile(...asked);
  return file && fileResponse(asked[0], file);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'edge-'));
  mkdirSync(path.join(folder, 'dist/1'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  writeFileSync(path.join(folder, 'dist/1/a.js'), 'plain');
  writeFileSync(path.join(folder, 'dist/1/a.js.br'), 'brotli');
  writeFileSync(path.join(folder, 'dist/1/.hidden.js'), 'hidden');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('serves the precompressed file to those who take it', async () => {
  const response = await serveFile(request({ 'accept-encoding': 'gzip, br' }), path.join(folder, 'dist'), [
    '1',
    'a.js',
  ]);
  expect(response?.headers.get('content-encoding')).toBe('br');
  expect(await response?.text()).toBe('brotli');
  const refused = await serveFile(request({ 'accept-encoding': 'br;q=0' }), path.join(folder, 'dist'), ['1', 'a.js']);
  expect(await refused?.text()).toBe('plain');
});

it('answers 304 to the tag it gave, and no body to HEAD', async () => {
  const dist = path.join(folder, 'dist');
  const etag = (await serveFile(request(), dist, ['1', 'a.js']))?.headers.get('etag') ?? '';
  expect((await serveFile(request({ 'if-none-match': etag }), dist, ['1', 'a.js']))?.status).toBe(304);
  const head = await serveFile(request({}, 'HEAD'), dist, ['1', 'a.js']);
  expect([await head?.text(), head?.headers.get('content-length')]).toEqual(['', '5']);
});

it.each([
  [['..', 'secret.js']],
  [['1', '..', '..', 'secret.js']],
  [['1', '.hidden.js']],
  [['1', '%2e%2e', 'secret.js']],
  [['1']],
  [[]],
])('gives no file for %j', async (names) => {
  expect(await serveFile(request(), path.join(folder, 'dist'), names)).toBeUndefined();
});
