/** @jest-environment node */
import fc from 'fast-check';
import { attachment, byteLength, copySource, decodedKey, objectUrl, percentEncoded, withQuery } from './address';

const access = {
  endpoint: 'https://s3.example:8443/',
  pathStyle: true,
  accessKey: 'a',
  secretKey: 'b',
  bucket: 'photos',
};

/** Texts that have UTF-8, with the signs that addresses are about. */
const anyKey = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('/', '.', '..', '%', '+', ' ', '?', '#', '\u202E', '😀', '\n'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 30,
  })
  .filter((key) => key !== '.' && key !== '..');

it('reaches any name by its address, as a browser leaves it', () => {
  fc.assert(
    fc.property(anyKey, fc.boolean(), (key, pathStyle) => {
      const { pathname, search, hash, host } = new URL(objectUrl({ ...access, pathStyle }, key).href);
      expect(decodeURIComponent(pathname)).toBe(pathStyle ? `/photos/${key}` : `/${key}`);
      expect([search, hash, host]).toEqual(['', '', pathStyle ? 's3.example:8443' : 'photos.s3.example:8443']);
    }),
    { numRuns: 500 },
  );
});

it('says which names no browser can ask for', () => {
  for (const key of ['.', '..', '\uD800'])
    expect(() => objectUrl(access, key)).toThrow(expect.objectContaining({ kind: 'unreachableName' }));
  expect(objectUrl(access, 'é'.repeat(512)).pathname).toHaveLength('/photos/'.length + 512 * 6);
  expect(byteLength('é')).toBe(2);
  expect(() => objectUrl(access, 'é'.repeat(513))).toThrow(expect.objectContaining({ kind: 'nameTooLong' }));
});

it('keeps the path of an endpoint', () => {
  expect(objectUrl({ ...access, endpoint: 'https://cloud.example/s3/' }, 'a b').href).toBe(
    'https://cloud.example/s3/photos/a%20b',
  );
  expect(objectUrl(access).href).toBe('https://s3.example:8443/photos/');
});

it('encodes queries and sources so that any server reads them', () => {
  fc.assert(
    fc.property(anyKey, (text) => {
      expect(withQuery(new URL('https://s3.example/photos'), { prefix: text }).searchParams.get('prefix')).toBe(text);
      expect(decodeURIComponent(copySource('photos', text))).toBe(`/photos/${text}`);
      expect(decodedKey(percentEncoded(text))).toBe(text);
      expect(decodedKey(percentEncoded(text).replaceAll('%20', '+'))).toBe(text);
    }),
  );
  expect(decodedKey('50%')).toBe('50%');
});

it('names a file to be saved, without a way to add a header', () => {
  expect(attachment('aé"\r\n😀.txt')).toBe(
    `attachment; filename="a_______.txt"; filename*=UTF-8''a%C3%A9%22%0D%0A%F0%9F%98%80.txt`.replace(
      '_______',
      '______',
    ),
  );
});
