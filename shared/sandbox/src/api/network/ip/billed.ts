import { ipMeter, startMeter, stopMeter } from '../../../billing/meter';
import type { IpAssignment, IpRow } from '../../../model/network';
import type { SiteStore } from '../../../store/store';

/** Bills a floating IP from now on as what it is: its account, and whether it is assigned. Only inside a transaction. */
export function billAnew(store: SiteStore, ip: IpRow, at: number): void {
  stopMeter(store, ip.id, at);
  startMeter(store, crypto.randomUUID(), ipMeter(ip), at);
}

/** Leads an address to something, or to nothing. Only inside a transaction. */
export function leadTo(store: SiteStore, ip: IpRow, assignment: IpAssignment | null, at: number): IpRow {
  const changed = store.ips.put({
    ...ip,
    assignment,
    was_assigned: true,
    unassigned_at: assignment ? null : at,
    updated: at,
  });
  billAnew(store, changed, at);
  return changed;
}
