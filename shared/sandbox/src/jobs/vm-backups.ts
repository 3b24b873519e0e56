import { vmMeter } from '../billing/meter';
import { meter } from '../billing/metering';
import type { DiskRow, VmRow } from '../model/compute';
import type { SiteRuntime } from '../site';
import { utc } from '../time/formats';

/** A snapshot or backup is named by its disk's uuid and its second, YYYY-MM-DD-HH-MM-SS: 55 characters in all. */
export const replicaUuid = (disk: string, at: number): string => `${disk}${utc(at).replace(/[ :]/g, '-')}`;

/** The same for a new one; the next second where that name is taken. */
export function freeReplicaUuid(disk: Pick<DiskRow, 'uuid' | 'replicas'>, at: number): string {
  const taken = new Set(disk.replicas.map((replica) => replica.uuid));
  let second = at;
  while (taken.has(replicaUuid(disk.uuid, second))) second += 1;
  return replicaUuid(disk.uuid, second);
}

/** Of each disk so many backups are kept. */
const KEPT_BACKUPS = 7;
/** Where a site names no time. */
const USUAL_TIME = '01:00';
const DAY = 86_400;

/** The first second after another at which backups are made: once a day, at a time 'HH:MM' in UTC. */
export function nextBackup(after: number, time: string | null | undefined): number {
  const [, hours = '1', minutes = '0'] = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(time ?? USUAL_TIME) ?? [];
  const ofDay = Number(hours) * 3600 + Number(minutes) * 60;
  const today = after - (after % DAY) + ofDay;
  return today > after ? today : today + DAY;
}

const isBackedUp = (vm: VmRow): boolean => vm.backup && ['running', 'stopping', 'stopped'].includes(vm.status);

function withBackup(disk: DiskRow, at: number): DiskRow {
  const made = { uuid: freeReplicaUuid(disk, at), type: 'backup', size: disk.size, created: at } as const;
  const backups = disk.replicas.filter((replica) => replica.type === 'backup');
  const tooOld = new Set(backups.toSorted((a, b) => b.created - a.created).slice(KEPT_BACKUPS - 1));
  return { ...disk, replicas: [...disk.replicas.filter((replica) => !tooOld.has(replica)), made] };
}

/**
 * Makes the backups of a night, at the site's time, of all disks of the machines that have them switched on; the latest
 * seven of a disk are kept. The first look at the clock makes none. Only inside a transaction.
 */
export function nightlyBackups(site: SiteRuntime): void {
  const { store } = site;
  const at = site.now();
  if (site.state.backed_up_until !== undefined) {
    for (const vm of store.vms.where(isBackedUp))
      meter(site, vmMeter(store.vms.put({ ...vm, disks: vm.disks.map((disk) => withBackup(disk, at)) })), at);
  }
  site.remember({ backed_up_until: at });
}
