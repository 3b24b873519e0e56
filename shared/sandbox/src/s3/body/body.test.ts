/** @jest-environment node */
import { createHash } from 'node:crypto';
import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { readRequest } from '../request';
import { signatureOf, signingKey } from '../signature/canonical';
import type { Bytes } from './bytes';
import { crc32, crc32c, crc64nvme, type Hasher } from './crc';
import { receive, type Received } from './receive';

const encode = (text: string): Bytes => Uint8Array.from(Buffer.from(text, 'latin1'));
const hex = (hasher: Hasher, text: string): string => {
  hasher.update(encode(text));
  return Buffer.from(hasher.digest()).toString('hex');
};

/** Check values of the catalogue of CRCs. */
it.each([
  ['CRC-32', crc32, 'cbf43926'],
  ['CRC-32C', crc32c, 'e3069283'],
  ['CRC-64/NVME', crc64nvme, 'ae8b14860a799888'],
])('%s', (_, hasher, expected) => expect(hex(hasher(), '123456789')).toBe(expected));

it('CRC-32 in pieces is that of the whole', () =>
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (a, b) => {
      const hasher = crc32();
      hasher.update(a);
      hasher.update(b);
      expect(Buffer.from(hasher.digest()).readUInt32BE()).toBe(zlibCrc32(Buffer.concat([a, b])));
    }),
  ));

interface Sent {
  readonly body: string;
  readonly payloadHash: string;
  readonly headers?: Record<string, string>;
  /** Bytes of each piece in which the body comes. */
  readonly step?: number;
  readonly seed?: string;
}

const scope = { timestamp: '20130524T000000Z', day: '20130524', region: 'us-east-1', service: 's3' };
const key = signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', scope);

async function send({
  body,
  payloadHash,
  headers = {},
  step = 7,
  seed = '',
}: Sent): Promise<Received & { content: string }> {
  const bytes = encode(body);
  let at = 0;
  const stream = new ReadableStream<Bytes>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += step)));
    },
  });
  const request = readRequest(new Request('http://localhost/b/k', { method: 'PUT', headers }));
  const claim = { accessKey: 'a', scope, signedHeaders: [], signature: seed, payloadHash };
  const parts: Buffer[] = [];
  const received = await receive({ request: { ...request, body: stream }, claim, signingKey: key }, async (content) => {
    for await (const part of content) parts.push(Buffer.from(part));
  });
  return { ...received, content: Buffer.concat(parts).toString('latin1') };
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'latin1').digest('hex');
const base64 = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('base64');

it('checks the hash, the MD5 and the length of a body', async () => {
  expect(await send({ body: 'hello', payloadHash: sha256('hello') })).toMatchObject({ content: 'hello', size: 5 });
  expect(
    await send({ body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'content-md5': base64('md5', 'hello') } }),
  ).toMatchObject({ size: 5 });
  const failures: [Sent, string][] = [
    [{ body: 'hello', payloadHash: sha256('other') }, 'XAmzContentSHA256Mismatch'],
    [
      { body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'content-md5': base64('md5', 'other') } },
      'BadDigest',
    ],
    [{ body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'content-md5': 'x' } }, 'InvalidDigest'],
    [{ body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'content-length': '6' } }, 'IncompleteBody'],
    [
      { body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'content-length': String(2 ** 40) } },
      'EntityTooLarge',
    ],
    [{ body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'x-amz-checksum-crc32': 'AAAAAA==' } }, 'BadDigest'],
    [{ body: 'hello', payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'x-amz-checksum-crc32': 'AA==' } }, 'InvalidRequest'],
    [{ body: 'hello', payloadHash: 'whatever' }, 'InvalidRequest'],
  ];
  for (const [sent, code] of failures) await expect(send(sent)).rejects.toMatchObject({ code });
});

/** The published example of a signed stream: 65 KiB of the letter a, in chunks of 64 KiB. */
const published = (() => {
  const chunk = (size: number, signature: string): string =>
    `${size.toString(16)};chunk-signature=${signature}\r\n${'a'.repeat(size)}\r\n`;
  return {
    seed: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
    body:
      chunk(65_536, 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648') +
      chunk(1024, '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497') +
      chunk(0, 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9'),
    payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
    headers: { 'x-amz-decoded-content-length': '66560' },
  };
})();

it.each([1000, 65_536, 1_000_000])('takes the published signed stream, in pieces of %i bytes', async (step) => {
  expect(await send({ ...published, step })).toMatchObject({ size: 66_560, content: 'a'.repeat(66_560) });
});

it.each([
  ['a changed byte', published.body.replace('aaaa', 'aaba'), 'SignatureDoesNotMatch'],
  ['a changed signature', published.body.replace('0055', '0056'), 'SignatureDoesNotMatch'],
  ['no signature', published.body.replace(/;chunk-signature=[0-9a-f]+/, ''), 'SignatureDoesNotMatch'],
  ['an end too early', published.body.slice(0, 50_000), 'IncompleteBody'],
  ['a chunk left out', published.body.slice(0, 65_536 + 90) + '0;chunk-signature=0\r\n\r\n', 'InvalidRequest'],
  ['no chunks', 'hello', 'InvalidRequest'],
])('refuses a signed stream with %s', async (_, body, code) => {
  await expect(send({ ...published, body, step: 10_000 })).rejects.toMatchObject({ code });
});

it('refuses a stream whose real length was not told or is another', async () => {
  await expect(send({ ...published, headers: {}, step: 10_000 })).rejects.toMatchObject({
    code: 'MissingContentLength',
  });
  const headers = { 'x-amz-decoded-content-length': '66561' };
  await expect(send({ ...published, headers, step: 10_000 })).rejects.toMatchObject({ code: 'IncompleteBody' });
});

const crcOf = (text: string): string => {
  const hasher = crc32();
  hasher.update(encode(text));
  return Buffer.from(hasher.digest()).toString('base64');
};
const trailing = (checksum: string): Sent => ({
  body: `3\r\nabc\r\n2\r\nde\r\n0\r\nx-amz-checksum-crc32:${checksum}\r\n\r\n`,
  payloadHash: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
  headers: { 'x-amz-decoded-content-length': '5', 'x-amz-trailer': 'x-amz-checksum-crc32' },
  step: 1,
});

it('takes an unsigned stream whose checksum comes last', async () => {
  const { content, checksum } = await send(trailing(crcOf('abcde')));
  expect([content, checksum?.value]).toEqual(['abcde', crcOf('abcde')]);
  await expect(send(trailing(crcOf('other')))).rejects.toMatchObject({ code: 'BadDigest' });
  const silent = { ...trailing(''), body: '5\r\nabcde\r\n0\r\n\r\n' };
  await expect(send(silent)).rejects.toMatchObject({ code: 'InvalidRequest' });
});

it('checks the signature of a trailer', async () => {
  const scopeText = '20130524/us-east-1/s3/aws4_request';
  const sign = (kind: string, previous: string, ...hashes: string[]): string =>
    signatureOf(key, [kind, scope.timestamp, scopeText, previous, ...hashes].join('\n'));
  const first = sign('AWS4-HMAC-SHA256-PAYLOAD', 'seed', sha256(''), sha256('abc'));
  const last = sign('AWS4-HMAC-SHA256-PAYLOAD', first, sha256(''), sha256(''));
  const line = `x-amz-checksum-crc32:${crcOf('abc')}`;
  const trailer = sign('AWS4-HMAC-SHA256-TRAILER', last, sha256(`${line}\n`));
  const body = `3;chunk-signature=${first}\r\nabc\r\n0;chunk-signature=${last}\r\n${line}\r\nx-amz-trailer-signature:${trailer}\r\n\r\n`;
  const sent = {
    body,
    seed: 'seed',
    payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER',
    headers: { 'x-amz-decoded-content-length': '3', 'x-amz-trailer': 'x-amz-checksum-crc32' },
  };
  expect(await send(sent)).toMatchObject({ content: 'abc', checksum: { algorithm: 'CRC32' } });
  await expect(send({ ...sent, body: body.replace(trailer, last) })).rejects.toMatchObject({
    code: 'SignatureDoesNotMatch',
  });
});
