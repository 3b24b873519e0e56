/** @jest-environment node */
import fc from 'fast-check';
import { CUSTOM, customSize, otherSize, sizeRepair } from './size-choice';
import type { OfferedPackage } from './packages';

const limits = { vcpu: { min: 2, max: 8 }, memoryMb: { min: 2048, max: 16_384 }, diskGb: { min: 10, max: Infinity } };
const small: OfferedPackage = { id: '1/1/20', vcpu: 1, memoryGb: 1, diskGb: 20, isDefault: false };
const over = { ...small, reason: { id: 'size.overAccount' as const } };
const usual = { ...small, id: '2/2/50', vcpu: 2, memoryGb: 2, diskGb: 50, isDefault: true };

it('keeps numbers of one’s own within the limits, and as they are where they fit', () => {
  const number = fc.integer({ min: 1, max: 64 });
  fc.assert(
    fc.property(number, number, number, (vcpu, memoryGb, diskGb) => {
      const size = customSize({ vcpu, memoryGb, diskGb }, limits);
      expect(size.vcpu).toBe(Math.min(8, Math.max(2, vcpu)));
      expect(size.memoryGb).toBe(Math.min(16, Math.max(2, memoryGb)));
      expect(size.diskGb).toBe(Math.max(10, diskGb));
    }),
  );
});

it('takes another package for one that cannot be had, or the nearest numbers where no package can', () => {
  expect(otherSize([small, usual], over, limits)).toEqual({ packageId: '2/2/50' });
  expect(otherSize([over], over, limits)).toEqual({ packageId: CUSTOM, vcpu: 2, memoryGb: 2, diskGb: 20 });
  expect(otherSize([], undefined, limits)).toEqual({ packageId: CUSTOM, vcpu: 2, memoryGb: 2, diskGb: 20 });
});

it.each([
  [CUSTOM, [over], {}],
  ['1/1/20', [small], {}],
  ['1/1/20', [over, usual], { packageId: '2/2/50', wantedPackage: '1/1/20', givenPackage: '2/2/50' }],
  ['9/9/90', [small, usual], { packageId: '2/2/50', wantedPackage: '9/9/90', givenPackage: '2/2/50' }],
])('repairs the size %j of %j by %j', (packageId, packages, fix) =>
  expect(sizeRepair({ packageId }, packages, limits)).toEqual(fix),
);

it('gives back the package that another choice took away, and leaves one that was chosen since', () => {
  const taken = { packageId: '1/1/20', ...sizeRepair({ packageId: '1/1/20' }, [over, usual], limits) };
  expect(sizeRepair(taken, [over, usual], limits)).toEqual({});
  expect({ ...taken, ...sizeRepair(taken, [small, usual], limits) }).toEqual({
    packageId: '1/1/20',
    wantedPackage: '',
    givenPackage: '',
  });
  const large = { ...usual, id: '4/4/80' };
  const since = { ...taken, packageId: '4/4/80' };
  expect(sizeRepair(since, [small, usual, large], limits)).toEqual({ wantedPackage: '', givenPackage: '' });
  expect(sizeRepair({ ...taken, packageId: CUSTOM }, [over, usual], limits)).toEqual({
    wantedPackage: '',
    givenPackage: '',
  });
  // Taken away twice, it is still the first one that was wanted.
  const twice = { ...taken, ...sizeRepair(taken, [over, { ...usual, reason: over.reason }, large], limits) };
  expect(twice).toMatchObject({ packageId: '4/4/80', wantedPackage: '1/1/20' });
  expect(sizeRepair(twice, [small, usual, large], limits)).toMatchObject({ packageId: '1/1/20' });
});
