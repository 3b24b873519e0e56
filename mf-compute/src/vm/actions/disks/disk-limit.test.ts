import fc from 'fast-check';
import { largestDisk, sizeProblem, sizeRange } from './disk-limit';

const pool = (uuid: string, max: number | undefined, isDefault = false) => ({
  uuid,
  name: uuid,
  is_default_designated: isDefault,
  ...(max === undefined ? {} : { guest_limits: { disk_gb: { min: 20, max } } }),
});

it('takes the limit of the pool that the machine is in, else of the default one', () => {
  const pools = [pool('a', 1000, true), pool('b', 400)];
  expect(largestDisk(pools, { designated_pool_uuid: 'b' })).toBe(400);
  expect(largestDisk(pools, {})).toBe(1000);
  expect(largestDisk(pools, { designated_pool_uuid: 'gone' })).toBe(Infinity);
  expect(largestDisk([pool('a', undefined, true)], {})).toBe(Infinity);
  expect(largestDisk(undefined, {})).toBe(Infinity);
});

it.each([
  [null, {}, 'This field is required'],
  [NaN, {}, 'This field is required'],
  [1.5, {}, 'Enter a whole number'],
  [0, {}, 'Enter 1 GB or more'],
  [1, {}, undefined],
  [1000, {}, undefined],
  [1001, {}, 'Enter 1,000 GB or less'],
  [40, { current: 40 }, "Enter more than the current 40 GB: disks can't shrink"],
  [41, { current: 40 }, undefined],
])('%j GB with %j: %s', (size, more, text) => {
  expect(sizeProblem(size, { max: 1000, ...more })).toBe(text);
});

it('takes exactly the whole sizes over the present one and up to the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 500, max: 2000 }),
      fc.integer(),
      (current, max, size) => {
        const isRight = size > current && size <= max;
        expect(sizeProblem(size, { max, current }) === undefined).toBe(isRight);
      },
    ),
  );
});

it('says the range, or its lower end alone', () => {
  expect([sizeRange(41, 1000), sizeRange(1, Infinity)]).toEqual(['41 to 1,000 GB', '1 GB or more']);
});
