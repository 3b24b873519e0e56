/** @jest-environment node */
import type { ObjectFacts } from '../../object-store/types';
import { headersOf, metadataFault, valuesOf } from './metadata-form';

const facts: ObjectFacts = {
  size: 1,
  etag: 'e',
  contentType: 'text/plain',
  contentLanguage: 'et',
  metadata: { owner: 'kadri' },
};
const values = valuesOf(facts);

it('keeps what was not touched, and what it does not show', () =>
  expect(headersOf(values, facts)).toEqual({
    contentType: 'text/plain',
    contentLanguage: 'et',
    metadata: { owner: 'kadri' },
  }));

it.each([
  ['', undefined],
  ['text/html; charset=utf-8', undefined],
  ['text', 'type'],
  ['text/html\n', 'type'],
])('content type %j', (contentType, fault) => expect(metadataFault({ ...values, contentType })).toBe(fault));

it.each([
  [[['a b', '1']], 'name'],
  [[['', '1']], 'unnamed'],
  [
    [
      ['A', '1'],
      ['a', '2'],
    ],
    'twice',
  ],
  [[['a', 'x\ny']], 'control'],
  [[['a', 'ü'.repeat(1024)]], 'size'],
  [
    [
      ['a', 'ü'.repeat(1023)],
      ['', ''],
    ],
    undefined,
  ],
])('metadata %j', (pairs, fault) =>
  expect(metadataFault({ ...values, pairs: pairs.map(([name = '', value = ''], id) => ({ id, name, value })) })).toBe(
    fault,
  ),
);
