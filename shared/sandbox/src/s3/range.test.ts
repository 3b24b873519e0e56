/** @jest-environment node */
import { rangeOf } from './range';

it.each([
  [null, undefined],
  ['bytes=0-0', [0, 1]],
  ['bytes=2-4', [2, 5]],
  ['bytes=2-', [2, 10]],
  ['bytes=8-99', [8, 10]],
  ['bytes=-3', [7, 10]],
  ['bytes=-99', [0, 10]],
  ['bytes=4-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
])('%s of ten bytes', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected && { start: expected[0], end: expected[1] });
});

it.each([
  ['bytes=10-', 10],
  ['bytes=10-12', 10],
  ['bytes=-0', 10],
  ['bytes=0-', 0],
  ['bytes=-5', 0],
])('%s of %i bytes is outside', (header, size) =>
  expect(() => rangeOf(header, size)).toThrow(expect.objectContaining({ code: 'InvalidRange' })),
);
