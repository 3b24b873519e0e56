import { accountRoom } from './account-room';
import { payingAccount } from './lookups';
import { offeredPackages, type OfferedPackage, type Size } from './packages';
import { poolIn } from './pools';
import { narrowest, sizeLimits, type Limit, type SizeLimits } from './rules';
import { copySource } from './source/copy-source';
import { systemOf } from './system';
import { placesOf } from './targets';
import { CUSTOM, type VmChoices, type VmValues } from './values';

/** What one machine and each of its disks may measure, by the parameters call and the pool of each place it may go to. */
export function placeLimits(choices: VmChoices, values: VmValues): SizeLimits {
  const { osName } = systemOf(choices, values);
  const limits = placesOf(values).map((location) => {
    const pool = poolIn(choices, values, location);
    return sizeLimits(choices.parameters, { osName, ...(pool ? { pool } : {}) });
  });
  return {
    vcpu: narrowest(limits.map(({ vcpu }) => vcpu)),
    memoryMb: narrowest(limits.map(({ memoryMb }) => memoryMb)),
    diskGb: narrowest(limits.map(({ diskGb }) => diskGb)),
  };
}

/**
 * The same for the disk it starts from: one that is copied cannot get smaller. Not the limits of the account: those hold
 * for all machines together.
 */
export function limitsOf(choices: VmChoices, values: VmValues): SizeLimits {
  const limits = placeLimits(choices, values);
  const least = copySource(choices, values)?.leastGb ?? 1;
  return { ...limits, diskGb: narrowest([limits.diskGb, { min: least, max: Infinity }]) };
}

/** The room of the account that pays, where it is a LIMITED one. */
export const roomOf = (choices: VmChoices, values: Pick<VmValues, 'account'>) => {
  const account = payingAccount(choices, values.account);
  return account && accountRoom(choices, String(account.id));
};

const upTo = ({ min, max }: Limit, most: number | undefined): Limit =>
  most === undefined || most < min ? { min, max } : { min, max: Math.min(max, most) };

/** The same within what the account has room for; where it has none for the smallest machine, that is another problem. */
export function roomyLimits(choices: VmChoices, values: VmValues): SizeLimits {
  const limits = limitsOf(choices, values);
  const left = roomOf(choices, values)?.left;
  return { ...limits, vcpu: upTo(limits.vcpu, left?.vcpu), memoryMb: upTo(limits.memoryMb, left?.ram_mb) };
}

/** The sizes offered for the chosen system, the impossible ones with their reason. */
export const packagesOf = (choices: VmChoices, values: VmValues): OfferedPackage[] =>
  offeredPackages(choices.packages, systemOf(choices, values).osClass, {
    limits: limitsOf(choices, values),
    room: roomOf(choices, values),
    leastGb: copySource(choices, values)?.leastGb ?? 0,
    bringsDisk: values.origin === 'disk',
  });

function chosenSize(choices: VmChoices, values: VmValues): Size | undefined {
  if (values.packageId !== CUSTOM) return packagesOf(choices, values).find((entry) => entry.id === values.packageId);
  const { vcpu, memoryGb, diskGb } = values;
  const disk = values.origin === 'disk' ? 0 : diskGb;
  return vcpu === null || memoryGb === null || disk === null ? undefined : { vcpu, memoryGb, diskGb: disk };
}

/** The chosen size; undefined while it is not known or not filled in. The disk that a machine brings along is none of it. */
export function sizeOf(choices: VmChoices, values: VmValues): Size | undefined {
  const size = chosenSize(choices, values);
  return size && values.origin === 'disk' ? { ...size, diskGb: 0 } : size;
}

/** GB of the disks that are added, as far as they are filled in. */
export const addedGb = ({ addedDisks }: Pick<VmValues, 'addedDisks'>): number =>
  addedDisks.reduce<number>((sum, size) => sum + (size ?? 0), 0);
