import { useQuery } from '@console/api';
import { listHostPools, type HostPool } from '@console/contract/host-pool';
import type { JoinedVm } from '../../machine/rows';
import { machineText } from '../../machine/texts';

/** A disk has at least 1 GB. (spec 3, section 5) */
const SMALLEST = 1;

/** The largest disk that the host pool of a machine takes, in GB; Infinity where nothing says so. */
export function largestDisk(
  pools: readonly HostPool[] | undefined,
  vm: Pick<JoinedVm, 'designated_pool_uuid'>,
): number {
  const pool = vm.designated_pool_uuid
    ? pools?.find(({ uuid }) => uuid === vm.designated_pool_uuid)
    : pools?.find(({ is_default_designated }) => is_default_designated);
  return pool?.guest_limits?.disk_gb?.max ?? Infinity;
}

/** The same from the call; what cannot be read is left to the server to check. */
export function useLargestDisk(vm: JoinedVm): { readonly max: number; readonly isReading: boolean } {
  const { data, isLoading } = useQuery(listHostPools, { location: vm.location });
  return { max: largestDisk(data, vm), isReading: isLoading };
}

/**
 * What is wrong with the size of a disk, in GB.
 * @param current the size that it has: it can only grow
 */
export function sizeProblem(
  size: number | null,
  { max, current = SMALLEST - 1 }: { max: number; current?: number },
): string | undefined {
  if (size === null || Number.isNaN(size)) return machineText('size.required');
  if (!Number.isInteger(size)) return machineText('size.whole');
  if (size > max) return machineText('size.atMost', { max });
  if (size > current) return undefined;
  return current < SMALLEST ? machineText('size.atLeast', { min: SMALLEST }) : machineText('size.larger', { current });
}

/** 'From 1 to 20,480 GB', or only the lower end where there is no upper one. */
export const sizeRange = (min: number, max: number): string =>
  Number.isFinite(max) ? machineText('size.range', { min, max }) : machineText('size.from', { min });
