/** @jest-environment node */
import fc from 'fast-check';
import { parseRoot, parseXml, textOf, xmlDocument } from './xml';

it('reads back whatever text it writes', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const node = parseRoot(xmlDocument('Root', { Key: text }), 'Root');
      expect(textOf(node, 'Key')).toBe(text);
    }),
  ));

it('reads declarations, comments, attributes, prefixes and empty elements', () => {
  const xml =
    '<?xml version="1.0"?><!-- a > b --><s3:Delete xmlns:s3="x"><Quiet/><Object a=\'1\'><Key> k&#x20;&amp; </Key></Object></s3:Delete>\n';
  const node = parseRoot(xml, 'Delete');
  expect(node.children.map((child) => child.name)).toEqual(['Quiet', 'Object']);
  expect(node.children[1]?.children[0]?.text).toBe(' k & ');
});

it.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '<a/><b/>',
  '<a>&lol;</a>',
  '<a>&</a>',
  '<a>&#x110000;</a>',
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  '<a><![CDATA[x]]></a>',
  '<a b=c/>',
  '<a>'.repeat(50),
  `${'<a>'.repeat(20)}${'</a>'.repeat(20)}`,
])('refuses %j', (xml) => expect(() => parseXml(xml)).toThrow(expect.objectContaining({ code: 'MalformedXML' })));
