import { isSameVersion } from './same-version';

const modified = new Date('2026-11-22T12:00:00.250Z');
const version = { size: 10, modified, etag: 'a' };
const untagged = { ...version, etag: '' };

it.each<[string, Parameters<typeof isSameVersion>[1], boolean]>([
  ['the same ETag, whatever else is said', { size: 0, etag: 'a' }, true],
  ['another ETag', { ...version, etag: 'b' }, false],
  ['none, the same size and second', { ...untagged, modified: new Date('2026-11-22T12:00:00Z') }, true],
  ['none, another size', { ...untagged, size: 11 }, false],
  ['none, a later time', { ...untagged, modified: new Date('2026-11-22T12:00:01Z') }, false],
  ['none and no time', { size: 10, etag: '' }, true],
])('tells whether an object is the one it was: %s', (_, other, isSame) => {
  expect(isSameVersion(version, other)).toBe(isSame);
  expect(isSameVersion(other, version)).toBe(isSame);
});
