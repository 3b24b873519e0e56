import { restartVmMeter } from '../billing/vm-meter';
import type { DiskRow, VmRow } from '../model/compute';
import type { SiteRuntime } from '../site';
import { freeReplicaUuid } from './replica-uuid';

/** Of each disk so many backups are kept. */
export const KEPT_BACKUPS = 7;
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

/** The next time that backups are due; `undefined` before the first look at the clock. */
function nextOf(site: SiteRuntime): number | undefined {
  const { backed_up_until } = site.state;
  return backed_up_until === undefined ? undefined : nextBackup(backed_up_until, site.config.backupTime);
}

function isDue(site: SiteRuntime): boolean {
  const next = nextOf(site);
  return next === undefined || next <= site.now();
}

/**
 * Makes the backups of every night that is over, of all disks of the machines that have backups switched on; the
 * latest seven of a disk are kept. They are there at once at their time. Only inside a transaction.
 */
function makeBackups(site: SiteRuntime): void {
  if (!isDue(site)) return;
  const { store } = site;
  const now = site.now();
  let at = nextOf(site) ?? now + 1;
  const machines = at > now ? [] : store.vms.where(isBackedUp).map((vm) => vm.id);
  for (; at <= now; at = nextBackup(at, site.config.backupTime)) {
    for (const id of machines) {
      const vm = store.vms.get(id);
      if (!vm || vm.created > at) continue;
      store.vms.update(id, { disks: vm.disks.map((disk) => withBackup(disk, at)) });
      restartVmMeter(store, id, at);
    }
  }
  site.remember({ backed_up_until: now });
}

export const nightlyBackups = Object.assign(makeBackups, { isDue });
