import { vmMeter } from '../billing/meter';
import { meter, type MeteredSite } from '../billing/metering';
import type { DiskRow, VmRow } from '../model/compute';
import type { Finishers } from './job';
import type { JobRow } from '../model/site';

/** What a job remembers under a name, as text; empty where there is nothing. */
const text = (job: JobRow, name: string): string => String(job.detail?.[name] ?? '');

/** Changes the disks of a machine that is still there, and counts it anew. */
function changeDisks(
  site: MeteredSite,
  uuid: string,
  at: number,
  change: (disks: readonly DiskRow[]) => readonly DiskRow[],
  more: Partial<VmRow> = {},
): void {
  const { vms } = site.store;
  const vm = vms.get(uuid);
  if (vm) meter(site, vmMeter(vms.put({ ...vm, disks: change(vm.disks), ...more, updated: at })), at);
}

const changeDisk =
  (uuid: string, change: (disk: DiskRow) => DiskRow) =>
  (disks: readonly DiskRow[]): DiskRow[] =>
    disks.map((disk) => (disk.uuid === uuid ? change(disk) : disk));

/** vda, vdb, vdc, ...: the first name that no disk of a machine has. */
export function freeDiskName(disks: readonly Pick<DiskRow, 'name'>[]): string {
  const taken = new Set(disks.map((disk) => disk.name));
  let letter = 97;
  while (taken.has(`vd${String.fromCharCode(letter)}`)) letter += 1;
  return `vd${String.fromCharCode(letter)}`;
}

/** What operations on the disks of machines, and on snapshots of them, lead to. */
export const vmDiskFinishers = {
  'vm.disk_add'(site, job, at) {
    const disk = { uuid: text(job, 'disk'), size: Number(job.detail?.['size']) };
    changeDisks(site, job.target, at, (disks) => [
      ...disks,
      { ...disk, name: freeDiskName(disks), primary: false, created: at, replicas: [] },
    ]);
  },
  'vm.disk_resize'(site, job, at) {
    const size = Number(job.detail?.['size']);
    changeDisks(
      site,
      job.target,
      at,
      changeDisk(text(job, 'disk'), (disk) => ({ ...disk, size, updated: at })),
    );
  },
  'vm.disk_delete'(site, job, at) {
    changeDisks(site, job.target, at, (disks) => disks.filter((disk) => disk.uuid !== text(job, 'disk')));
  },
  'vm.snapshot'(site, job, at) {
    const uuid = text(job, 'replica');
    const change = (disk: DiskRow): DiskRow => ({
      ...disk,
      replicas: [...disk.replicas, { uuid, type: 'snapshot', size: disk.size, created: at }],
    });
    changeDisks(site, job.target, at, changeDisk(text(job, 'disk'), change));
  },
  'vm.replica_delete'(site, job, at) {
    const change = (disk: DiskRow): DiskRow => ({
      ...disk,
      replicas: disk.replicas.filter((replica) => replica.uuid !== text(job, 'replica')),
    });
    changeDisks(site, job.target, at, changeDisk(text(job, 'disk'), change));
  },
  'vm.rebuild'({ store }, job, at) {
    store.vms.update(job.target, { status: 'stopped', updated: at });
  },
  'vm.reinstall'(site, job, at) {
    const license = text(job, 'license_type');
    changeDisks(site, job.target, at, (disks) => disks, {
      status: 'running',
      os_name: text(job, 'os_name'),
      os_version: text(job, 'os_version'),
      license_type: license === '' ? null : license,
    });
  },
} satisfies Finishers<
  | 'vm.disk_add'
  | 'vm.disk_resize'
  | 'vm.disk_delete'
  | 'vm.snapshot'
  | 'vm.replica_delete'
  | 'vm.rebuild'
  | 'vm.reinstall'
>;
