/** @jest-environment node */
import { bucketNameFault } from './bucket-name';

it.each(['abc', 'a1b', '1-2', 'a'.repeat(63), 'my--bucket', 's3alias'])('takes %s', (name) =>
  expect(bucketNameFault(name)).toBeUndefined(),
);

it.each([
  ['ab', /3 to 63/],
  ['a'.repeat(64), /3 to 63/],
  ['Abc', /lowercase/],
  ['a.bc', /lowercase/],
  ['a_bc', /lowercase/],
  ['abc\n', /lowercase/],
  ['-abc', /start and end/],
  ['abc-', /start and end/],
  ['xn--abc', /xn--/],
  ['abc-s3alias', /s3alias/],
])('refuses %j', (name, message) => expect(bucketNameFault(name)).toMatch(message));
