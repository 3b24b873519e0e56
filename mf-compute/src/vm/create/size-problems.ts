import { machinesInRoom } from './account-room';
import { limitsOf, packagesOf, placeLimits, roomOf, sizeOf } from './choices';
import type { Limit } from './rules';
import { countOf } from './targets';
import { required } from './text-problem';
import type { Message } from './texts';
import { CUSTOM, MOST_DISKS, MOST_MACHINES, type VmChoices, type VmValues } from './values';

const range = ({ min, max }: Limit): Message =>
  Number.isFinite(max) ? { id: 'field.between', values: { min, max } } : { id: 'field.atLeast', values: { min } };

const gigabytes = ({ min, max }: Limit): Limit => ({ min: min / 1024, max: max / 1024 });

/** What is wrong with a number, in its range. */
export function numberProblem(value: number | null, limit: Limit, whole = true): Message | undefined {
  if (value === null || Number.isNaN(value)) return required;
  if (whole && !Number.isInteger(value)) return { id: 'field.whole' };
  return value < limit.min || value > limit.max ? range(limit) : undefined;
}

/** Memory goes out in whole MB. */
const memoryProblem = (value: number | null, limit: Limit): Message | undefined =>
  numberProblem(value, gigabytes(limit), limit.min % 1024 === 0) ??
  (value !== null && !Number.isInteger(value * 1024) ? { id: 'field.whole' } : undefined);

/** What is wrong with one of the disks that are added. */
export const addedDiskProblem = (choices: VmChoices, values: VmValues, size: number | null): Message | undefined =>
  numberProblem(size, placeLimits(choices, values).diskGb);

function addedDisksProblem(choices: VmChoices, values: VmValues): Message | undefined {
  if (values.origin === 'disk') return undefined;
  if (values.addedDisks.length >= MOST_DISKS) return { id: 'disks.tooMany', values: { most: MOST_DISKS - 1 } };
  return values.addedDisks.map((size) => addedDiskProblem(choices, values, size)).find(Boolean);
}

/** A custom size against the parameters call and the pool first, then against what the account has left. */
function customProblems(choices: VmChoices, values: VmValues) {
  const limits = limitsOf(choices, values);
  const room = roomOf(choices, values);
  const over = (value: number | null, left: number | undefined, most: number | undefined): Message | undefined =>
    value !== null && left !== undefined && most !== undefined && value > left
      ? { id: 'size.accountHas', values: { left, most } }
      : undefined;
  return {
    vcpu: numberProblem(values.vcpu, limits.vcpu) ?? over(values.vcpu, room?.left.vcpu, room?.most.vcpu),
    memoryGb:
      memoryProblem(values.memoryGb, limits.memoryMb) ??
      over(values.memoryGb, room && room.left.ram_mb / 1024, room && room.most.ram_mb / 1024),
    diskGb: values.origin === 'disk' ? undefined : numberProblem(values.diskGb, limits.diskGb),
  };
}

/** What is wrong with the size of a machine and with its disks. */
export function sizeProblems(choices: VmChoices, values: VmValues) {
  const addedDisks = addedDisksProblem(choices, values);
  if (values.packageId === CUSTOM) return { addedDisks, ...customProblems(choices, values) };
  const chosen = packagesOf(choices, values).find((entry) => entry.id === values.packageId);
  return { addedDisks, packageId: chosen ? chosen.reason : required };
}

/** What is wrong with how many machines there shall be: so many at most, and no more than the account has room for. */
export function countProblem(choices: VmChoices, values: VmValues): Message | undefined {
  const problem = numberProblem(values.count, { min: 1, max: MOST_MACHINES });
  const size = sizeOf(choices, values);
  const room = roomOf(choices, values);
  if (problem || !size || !room) return problem;
  const fit = machinesInRoom(room, { vcpu: size.vcpu, ram_mb: size.memoryGb * 1024 });
  return fit > 0 && countOf(values) > fit ? { id: 'count.overAccount', values: { n: fit } } : undefined;
}
