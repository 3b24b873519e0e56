import type { HostPool } from '@console/contract/host-pool';
import type { PriceList } from '@console/contract/pricing';
import type { Vm } from '@console/contract/vm';
import type { VmParameter } from '@console/contract/vm-parameter';
import type { Rate, PriceTerms } from '@console/domain/price';
import { rangeText, requiredText, wholeText } from '@console/domain/rules';
import { quoteMachine } from '../../machine/machine-price';
import type { AccountRoom, Limit } from '@console/domain/order';
import { defaultPool, sizeLimits } from '../../create/rules';
import { isWindows } from '../../machine/image';
import { type JoinedVm } from '../../machine/rows';
import { pricePlaces } from '../../machine/machine-pricer';
import { actionsText } from '../texts';
import { MB_PER_GB } from '../../machine/memory';

/** What the form holds; memory in GB under the name that the API has for it. */
export type ResizeValues = {
  readonly vcpu: number | null;
  readonly ram: number | null;
};

type Machine = Pick<JoinedVm, 'vcpu' | 'memory' | 'os_name' | 'designated_pool_uuid'>;

/** The size of a machine in short, for who changes it meanwhile. */
export const sizeFacts = ({ vcpu, memory }: Pick<Vm, 'vcpu' | 'memory'>): readonly string[] => [
  `${vcpu} vCPU`,
  `${memory / MB_PER_GB} GB`,
];

export interface ResizeLimits {
  readonly vcpu: Limit;
  /** GB */
  readonly ram: Limit;
}

/** Limits of the parameters call for the machine's system, within those of its host pool. */
export function resizeLimits(
  vm: Machine,
  parameters: readonly VmParameter[],
  pools: readonly HostPool[],
): ResizeLimits {
  const pool = pools.find(({ uuid }) => uuid === vm.designated_pool_uuid) ?? defaultPool(pools);
  const limits = sizeLimits(parameters, { osName: vm.os_name ?? '', ...(pool ? { pool } : {}) });
  return {
    vcpu: limits.vcpu,
    ram: { min: limits.memoryMb.min / MB_PER_GB, max: limits.memoryMb.max / MB_PER_GB },
  };
}

/** What a limited account leaves to one machine. */
export interface Room {
  readonly vcpu: number;
  /** GB */
  readonly ram: number;
}

/** What an account has left for a machine that gives back what it has. */
export const roomFor = (vm: Pick<JoinedVm, 'vcpu' | 'memory'>, room: AccountRoom | undefined): Room | undefined =>
  room && { vcpu: room.left.vcpu + vm.vcpu, ram: (room.left.ram_mb + vm.memory) / MB_PER_GB };

/** What the account that pays for a machine allows. */
export interface SizePayer {
  /** Why nothing more can be charged to it. */
  readonly blocked?: string | undefined;
  readonly room?: Room | undefined;
}

interface Bounds {
  readonly now: number;
  readonly limit: Limit;
  readonly blocked: string | undefined;
  readonly room: number | undefined;
  readonly unit: string;
}

function problem(value: number | null, { now, limit, blocked, room, unit }: Bounds): string | undefined {
  if (value === null || Number.isNaN(value)) return requiredText();
  if (value < limit.min || value > limit.max) return rangeText(limit);
  if (blocked !== undefined && value > now) return blocked;
  if (room !== undefined && value > now && value > room) {
    return actionsText('resize.overAccount', { amount: Math.max(0, room), unit });
  }
  return undefined;
}

/** What stands against a size, by field. */
export function resizeProblems(
  vm: Machine,
  { vcpu, ram }: ResizeValues,
  limits: ResizeLimits,
  { blocked, room }: SizePayer = {},
): Partial<Record<keyof ResizeValues, string>> {
  const whole = (value: number | null, fault: string): string | undefined =>
    value !== null && !Number.isInteger(value) ? fault : undefined;
  const problems = {
    vcpu:
      whole(vcpu, wholeText()) ??
      problem(vcpu, { now: vm.vcpu, limit: limits.vcpu, blocked, room: room?.vcpu, unit: 'vCPU' }),
    ram:
      whole(ram === null ? null : ram * MB_PER_GB, actionsText('resize.wholeMb')) ??
      problem(ram, { now: vm.memory / MB_PER_GB, limit: limits.ram, blocked, room: room?.ram, unit: 'GB' }),
  };
  return {
    ...(problems.vcpu ? { vcpu: problems.vcpu } : {}),
    ...(problems.ram ? { ram: problems.ram } : {}),
  };
}

export const isSameSize = (vm: Pick<Machine, 'vcpu' | 'memory'>, { vcpu, ram }: ResizeValues): boolean =>
  vcpu === vm.vcpu && ram !== null && ram * MB_PER_GB === vm.memory;

/** Only what changes is sent; memory in MB. */
export const resizeRequest = (
  vm: Pick<JoinedVm, 'uuid' | 'location' | 'vcpu' | 'memory'>,
  { vcpu, ram }: ResizeValues,
) => ({
  location: vm.location,
  uuid: vm.uuid,
  ...(ram === null || ram * MB_PER_GB === vm.memory ? {} : { ram: Math.round(ram * MB_PER_GB) }),
  ...(vcpu === null || vcpu === vm.vcpu ? {} : { vcpu }),
});

/** What a size costs without disks and addresses, which stay as they are: vCPU, memory, and a licence by vCPU. */
export function sizeRate(
  vm: Pick<JoinedVm, 'location' | 'designated_pool_uuid' | 'os_name' | 'license_type'>,
  { vcpu, ram }: ResizeValues,
  prices: PriceList | undefined,
  terms: PriceTerms,
): Rate | undefined {
  if (!prices || !vcpu || !ram) return undefined;
  const needs = { vcpu, memoryGb: ram, diskGb: 0, windows: isWindows(vm) };
  return quoteMachine(prices, { ...terms, places: pricePlaces(vm, vm.location) }, needs);
}
