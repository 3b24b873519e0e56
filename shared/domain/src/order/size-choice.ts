import { firstChoice, type Limit, type OfferedPackage, type Size, type SizeLimits } from './packages';

/** The form's value of a package where the size is of numbers of one's own. */
export const CUSTOM = 'custom';

/** What a form with a size holds: the id of a package or CUSTOM, and numbers of one's own in vCPU and GB. */
export interface SizeValues {
  readonly packageId: string;
  readonly vcpu: number | null;
  readonly memoryGb: number | null;
  readonly diskGb: number | null;
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

/** What a form has to change so that its size can be had; nothing where it can. */
export function sizeRepair(
  { packageId }: Pick<SizeValues, 'packageId'>,
  packages: readonly OfferedPackage[],
  limits: SizeLimits,
): Partial<SizeValues> {
  if (packageId === CUSTOM) return {};
  const chosen = packages.find(({ id }) => id === packageId);
  return chosen && !chosen.reason ? {} : otherSize(packages, chosen, limits);
}
