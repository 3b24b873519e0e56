/** @jest-environment node */
import fc from 'fast-check';
import { deleteDocument, readListing, readRefused } from './documents';
import { childrenOf, escapedXml, fitsXml, parseXml, textOf } from './xml';
import { parseRoot, xmlDocument } from '@console/sandbox/s3/xml';

const anyText = fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !/[\uD800-\uDFFF]/.test(text));

it('reads any text that a store writes, also what XML forbids', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 5 }), (texts) => {
      const root = parseXml(xmlDocument('Result', { Item: texts.map((Key) => ({ Key })), Size: texts.length }));
      expect(root && childrenOf(root, 'Item').map((node) => textOf(node, 'Key'))).toEqual(texts);
      expect(root && textOf(root, 'Size')).toBe(String(texts.length));
    }),
  );
});

it('writes names that a store reads as they are', () => {
  fc.assert(
    fc.property(fc.array(anyText.filter(fitsXml), { maxLength: 5 }), (keys) => {
      const root = parseRoot(deleteDocument(keys), 'Delete');
      expect(root.children.filter(({ name }) => name === 'Object').map(({ children }) => children[0]?.text)).toEqual(
        keys,
      );
    }),
  );
  expect(fitsXml('a\u0001')).toBe(false);
  expect(escapedXml('\r\n')).toBe('&#xD;&#xA;');
});

it('comes out of anything, with a document or without', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '!', '-', '?', '&', '#', ';', ' '), maxLength: 30 }),
      (text) => {
        expect(() => parseXml(text)).not.toThrow();
      },
    ),
  );
  expect(parseXml('<a><b></a></b>')).toBeUndefined();
  expect(parseXml('<a>')).toBeUndefined();
  expect(parseXml('<a/><b/>')).toBeUndefined();
  expect(parseXml(`${'<a>'.repeat(13)}${'</a>'.repeat(13)}`)).toBeUndefined();
  expect(parseXml('no document')).toBeUndefined();
  expect(parseXml('<?xml version="1.0"?><!-- <x> --><s3:a href="y">1</s3:a>')).toMatchObject({ name: 'a', text: '1' });
});

it('reads names of a store that does not encode them', () => {
  const xml =
    '<R><IsTruncated>true</IsTruncated><NextContinuationToken>n</NextContinuationToken><Contents><Key>a+b%20</Key><Size>5</Size><ETag>"e"</ETag></Contents></R>';
  const root = parseXml(xml);
  expect(root && readListing(root)).toMatchObject({
    next: 'n',
    folders: [],
    objects: [{ key: 'a+b%20', size: 5, etag: 'e' }],
  });
  expect(root && readRefused(root)).toEqual([]);
});
