import type { DetachedDiskRow } from '../model/compute';
import type { SiteStore } from '../store/store';
import { type Metered, startMeter, stopMeter, vmMeter } from './meter';

const costs = ({ account_id, place, lines }: Pick<Metered, 'account_id' | 'place' | 'lines'>): string =>
  JSON.stringify([account_id, place, lines]);

/**
 * Counts a machine as it is from now on. A meter goes on where what it counts is the same; nothing is counted of a
 * machine that is gone. Only inside a transaction.
 */
export function restartVmMeter(store: SiteStore, uuid: string, at: number): void {
  const vm = store.vms.get(uuid);
  if (!vm) return;
  const metered = vmMeter(vm);
  const open = store.meters.by('owner', uuid).find((row) => row.until === null);
  if (open && costs(open) === costs(metered)) return;
  stopMeter(store, uuid, at);
  startMeter(store, crypto.randomUUID(), metered, at);
}

/** A disk costs the same whether a machine has it or not. */
export const detachedDiskMeter = (disk: DetachedDiskRow): Metered => ({
  user_id: disk.user_id,
  owner: disk.id,
  account_id: disk.account_id,
  place: disk.location,
  location: disk.location,
  kind: 'disk',
  description: `Disk ${disk.name}`,
  configuration: { name: disk.name, disk_gb: disk.size },
  lines: [{ uptime: 'block', parts: [{ resource: 'BLOCK_STORAGE', quantity: disk.size }] }],
});
