import { firstChoice, type Limit, type OfferedPackage, type Size, type SizeLimits } from './packages';

/** The form's value of a package where the size is of numbers of one's own. */
export const CUSTOM = 'custom';

/** What a form with a size holds: the id of a package or CUSTOM, and numbers of one's own in vCPU and GB. */
export interface SizeValues {
  readonly packageId: string;
  readonly vcpu: number | null;
  readonly memoryGb: number | null;
  readonly diskGb: number | null;
  /** The package that was chosen and cannot be had at the moment, and the one that stands in its place. */
  readonly wantedPackage?: string | undefined;
  readonly givenPackage?: string | undefined;
}

const clamp = (value: number, { min, max }: Limit): number => Math.max(min, Math.min(max, value));

/** Where numbers of one's own begin that are near to no package: vCPU and GB. */
const USUAL: Size = { vcpu: 1, memoryGb: 1, diskGb: 20 };

/** The numbers that may be had and are nearest to a size, or to what is usual without one. */
export const customSize = (near: Size = USUAL, { vcpu, memoryMb, diskGb }: SizeLimits): Size => ({
  vcpu: clamp(near.vcpu, vcpu),
  memoryGb: clamp(near.memoryGb * 1024, memoryMb) / 1024,
  diskGb: clamp(near.diskGb, diskGb),
});

/** A size in the place of one that cannot be had: another package, or the nearest custom size where no package fits. */
export function otherSize(
  packages: readonly OfferedPackage[],
  near: Size | undefined,
  limits: SizeLimits,
): Partial<SizeValues> & Pick<SizeValues, 'packageId'> {
  const other = firstChoice(packages);
  return other ? { packageId: other.id } : { packageId: CUSTOM, ...customSize(near, limits) };
}

/**
 * What a form has to change so that its size can be had; nothing where it can. A package that another choice took away (a
 * system that needs more) comes back with the choice that allows it: nobody pays for a size that they have not chosen.
 */
export function sizeRepair(
  { packageId, wantedPackage = '', givenPackage = '' }: Partial<SizeValues> & Pick<SizeValues, 'packageId'>,
  packages: readonly OfferedPackage[],
  limits: SizeLimits,
): Partial<SizeValues> {
  const chosen = packages.find(({ id }) => id === packageId);
  const isGiven = packageId === givenPackage;
  // Another size was chosen since: nothing is left to come back.
  const forget = isGiven || givenPackage === '' ? {} : { wantedPackage: '', givenPackage: '' };
  if (packageId === CUSTOM) return forget;
  if (isGiven && packages.some(({ id, reason }) => id === wantedPackage && !reason))
    return { packageId: wantedPackage, wantedPackage: '', givenPackage: '' };
  if (chosen && !chosen.reason) return forget;
  const other = otherSize(packages, chosen, limits);
  if (other.packageId === CUSTOM) return other;
  return { ...other, wantedPackage: isGiven ? wantedPackage : packageId, givenPackage: other.packageId };
}
