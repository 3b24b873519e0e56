/** @jest-environment node */
import fc from 'fast-check';
import { laidOut, mediaKind, rasterType, textOf } from './content';
import { csvRows } from './csv';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ['\u0089PNG\r\n\u001a\n....', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['....ftypavif', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', undefined],
  ['<!doctype html><script>alert(1)</script>', undefined],
  ['BM is how this text begins, and it is none of a picture', undefined],
  ['', undefined],
])('%j is a picture: %s', (text, type) => expect(rasterType(bytesOf(text))).toBe(type));

it('reads texts, and none out of other bytes', () => {
  const encoder = new TextEncoder();
  expect(textOf(encoder.encode('ä🙂\r\n\t'), false)).toBe('ä🙂\r\n\t');
  expect(textOf(encoder.encode('ä🙂').subarray(0, 4), true)).toBe('ä');
  expect(textOf(encoder.encode('ä🙂').subarray(0, 4), false)).toBeUndefined();
  expect(textOf(bytesOf('PK\u0003\u0004\0\0'), false)).toBeUndefined();
  expect(textOf(bytesOf('\u00ff\u00feh\0i\0'), false)).toBe('hi');
});

it.each([
  ['a.mp4', undefined, 'video'],
  ['a', 'audio/mpeg', 'audio'],
  ['a.PDF', 'binary/octet-stream', 'pdf'],
  ['a.constructor', undefined, undefined],
  ['a.txt', 'text/plain', undefined],
])('%s of type %s is %s', (name, type, kind) => expect(mediaKind(name, type)).toBe(kind));

it('lays JSON out, and leaves what is none or was cut', () => {
  expect(laidOut('{"a":[1]}', false)).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(laidOut('{"a":[1]}', true)).toBe('{"a":[1]}');
  expect(laidOut('{a}', false)).toBe('{a}');
});

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;"b;""c"""\r\n;',
    [
      ['a', 'b;"c"'],
      ['', ''],
    ],
  ],
  ['\uFEFFa\tb', [['a', 'b']]],
  ['"open', [['open']]],
  ['', []],
])('%j as a table', (text, rows) => expect(csvRows(text, 10)).toEqual(rows));

it('reads back every table that was written by the rules, and ends with any text', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ') });
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(field, field), { minLength: 1 }), (rows) => {
      const head = ['h', 'h'];
      const text = [head, ...rows].map((row) => row.map(quote).join(',')).join('\n');
      expect(csvRows(text, 1000)).toEqual([head, ...rows]);
    }),
  );
  fc.assert(fc.property(field, (text) => expect(csvRows(text, 3).length).toBeLessThanOrEqual(3)));
});
