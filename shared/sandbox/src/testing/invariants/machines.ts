import { poolsOf } from '../../catalogue/host-pools';
import { emptySystem, images } from '../../catalogue/images';
import type { DiskRow, VmRow } from '../../model/compute';
import type { SiteRuntime } from '../../site';

const isKnownSystem = ({ os_name, os_version }: VmRow): boolean =>
  os_name === emptySystem.os_name ||
  images.some((row) => row.os_name === os_name && row.versions.some((one) => one.os_version === os_version));

function* diskFaults(vm: VmRow, disk: DiskRow, now: number): Generator<string> {
  const what = `machine ${vm.name}, disk ${disk.name}`;
  if (disk.size <= 0) yield `${what}: has no size`;
  if (disk.created > now) yield `${what}: is made in the future`;
  for (const replica of disk.replicas) {
    if (!replica.uuid.startsWith(disk.uuid)) yield `${what}: replica ${replica.uuid} is of another disk`;
    if (replica.created > now) yield `${what}: replica ${replica.uuid} is made in the future`;
    if (replica.size > disk.size) yield `${what}: replica ${replica.uuid} is larger than the disk`;
  }
}

/** Machines stand in pools that are there, run systems that are there, and have disks and copies that are theirs. */
export function* machineFaults(site: SiteRuntime): Generator<string> {
  const { store } = site;
  const now = site.now();
  const uuids = new Set<string>();
  for (const vm of store.vms.all()) {
    const what = `machine ${vm.name}`;
    if (!poolsOf(vm.location).some(({ uuid }) => uuid === vm.pool_uuid))
      yield `${what}: its pool is not in ${vm.location}`;
    if (!isKnownSystem(vm)) yield `${what}: there is no system ${vm.os_name} ${vm.os_version}`;
    if (vm.created > now) yield `${what}: is made in the future`;
    if (vm.disks.filter((disk) => disk.primary).length !== 1) yield `${what}: has not one primary disk`;
    if (new Set(vm.disks.map((disk) => disk.name)).size < vm.disks.length) yield `${what}: two disks have one name`;
    for (const disk of vm.disks) yield* diskFaults(vm, disk, now);
    const isMoving = vm.status === 'creating' || vm.status === 'stopping';
    if (isMoving && store.jobs.by('target', vm.id).length === 0) yield `${what}: is ${vm.status} for ever`;
    for (const uuid of [vm.id, ...vm.disks.flatMap((disk) => [disk.uuid, ...disk.replicas.map((row) => row.uuid)])]) {
      if (uuids.has(uuid)) yield `${what}: ${uuid} is there twice`;
      uuids.add(uuid);
    }
  }
}
