import { createHash } from 'node:crypto';
import { ObjectStoreError } from '../../object-store/error';
import type { ReadOptions } from '../../object-store/types';
import { objectBytes } from './object-bytes';

const CONTENT = Uint8Array.from({ length: 100 }, (_, at) => at);
const tagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A store whose connection breaks after so many bytes of each response, at first. */
function brokenStore(breaks: number[], more: { content?: () => Uint8Array; encoded?: boolean; whole?: boolean } = {}) {
  const requests: ReadOptions[] = [];
  const read = (_: string, options: ReadOptions = {}): Promise<Response> => {
    requests.push(options);
    const content = more.content?.() ?? CONTENT;
    const etag = tagOf(content);
    if (options.ifMatch !== undefined && options.ifMatch !== etag)
      return Promise.reject(new ObjectStoreError('replaced', 'At least one of the conditions did not hold'));
    const from = more.whole ? 0 : (options.range?.[0] ?? 0);
    const end = breaks.shift();
    const bytes = content.slice(from, end === undefined ? undefined : from + end);
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        // In small pieces, as a network gives them.
        for (let at = 0; at < bytes.length; at += 7) stream.enqueue(bytes.slice(at, at + 7));
        if (end === undefined) stream.close();
      },
      pull: (stream) => stream.error(new TypeError('network error')),
    });
    const headers = { etag, ...(more.encoded ? { 'content-encoding': 'gzip' } : {}) };
    return Promise.resolve(new Response(body, { status: from > 0 ? 206 : 200, headers }));
  };
  return { store: { read }, asked: requests };
}

const signal = new AbortController().signal;
const waitFor = () => Promise.resolve();

async function all(store: Parameters<typeof objectBytes>[0]): Promise<number[]> {
  const bytes: number[] = [];
  for await (const some of objectBytes(store, 'a', { signal, waitFor })) bytes.push(...some);
  return bytes;
}

it('goes on where it broke off, with the same object', async () => {
  const { store, asked } = brokenStore([30, 30]);
  expect(await all(store)).toEqual([...CONTENT]);
  expect(asked.map(({ range, ifMatch }) => [range?.[0], ifMatch])).toEqual([
    [undefined, undefined],
    [30, tagOf(CONTENT)],
    [60, tagOf(CONTENT)],
  ]);
});

it('never joins two objects', async () => {
  const other = CONTENT.toReversed();
  let reads = 0;
  const { store } = brokenStore([30], { content: () => ((reads += 1) === 1 ? CONTENT : other) });
  await expect(all(store)).rejects.toMatchObject({ kind: 'replaced' });
});

it('gives no byte twice where a store sends the whole object again', async () => {
  expect(await all(brokenStore([30, 50], { whole: true }).store)).toEqual([...CONTENT]);
});

it('reads from the start what the browser decodes: its bytes are not those of the object', async () => {
  const { store, asked } = brokenStore([30], { encoded: true });
  expect(await all(store)).toEqual([...CONTENT]);
  expect(asked.map(({ range }) => range)).toEqual([undefined, undefined]);
});

it('gives up after some rounds without a byte', async () => {
  const { store, asked } = brokenStore(Array.from({ length: 20 }, () => 0));
  await expect(all(store)).rejects.toThrow('network error');
  expect(asked).toHaveLength(7);
});
