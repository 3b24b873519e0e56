import type { Located } from '@console/api';
import type { Vm, VmReplica, VmStorage } from '@console/contract/vm';
import { bootDisk } from '../machine/disks';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

/** A snapshot or backup with the disk that it was made of. */
export interface Copy {
  readonly replica: VmReplica;
  readonly disk: VmStorage;
}

/** Whether a machine can be copied: not one that is not there yet, or any more. */
export const isCopyable = ({ status }: Pick<Vm, 'status'>): boolean => status !== 'creating' && status !== 'deleted';

/** Machines of a location that can be copied, by name. */
export const copyableVms = ({ machines }: Pick<VmChoices, 'machines'>, location: string): Located<Vm>[] =>
  machines
    .filter((vm) => vm.location === location && isCopyable(vm))
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));

/** Its snapshots and backups, the latest first. */
export const copiesOf = (vm: Pick<Vm, 'storage'>): Copy[] =>
  vm.storage
    .flatMap((disk) => disk.replica.map((replica) => ({ replica, disk })))
    .toSorted((a, b) => Number(b.replica.created_at ?? 0) - Number(a.replica.created_at ?? 0));

/** What is copied; undefined while it is not chosen, or where it is not there (any more). */
export interface CopySource {
  readonly vm: Located<Vm>;
  readonly copy: Copy | undefined;
  /** GB: the new disk is at least as large as the one that is copied; undefined where that one could not be read. */
  readonly leastGb: number | undefined;
}

/** The machine and the copy that the form has chosen. */
export function copySource(
  choices: Pick<VmChoices, 'machines'>,
  values: Pick<VmValues, 'origin' | 'location' | 'sourceVm' | 'sourceReplica'>,
): CopySource | undefined {
  if (values.origin !== 'copy') return undefined;
  const vm = choices.machines.find(({ uuid }) => uuid === values.sourceVm);
  if (!vm || vm.location !== values.location || !isCopyable(vm)) return undefined;
  const copy = copiesOf(vm).find(({ replica }) => replica.uuid === values.sourceReplica);
  if (values.sourceReplica !== '' && !copy) return undefined;
  return { vm, copy, leastGb: (copy?.disk ?? bootDisk(vm))?.size };
}
