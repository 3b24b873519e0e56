/** @jest-environment node */
import { documentFault, LARGEST_FILE } from './document-type';

it.each([
  ['application/pdf', 10, undefined],
  ['image/jpeg', LARGEST_FILE, undefined],
  ['', 10, undefined],
  ['image/jpeg', LARGEST_FILE + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['text/html', 10, 'type'],
  ['application/x-msdownload', 10, 'type'],
])('a file of %s with %d bytes: %s', (type, size, fault) => {
  expect(documentFault({ type, size })).toBe(fault);
});
