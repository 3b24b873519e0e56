import type { Located } from '@console/api';
import type { UsageEntry } from '@console/contract/usage';
import type { Vm } from '@console/contract/vm';
import { monthOf } from './month';
import { resourceIndex, type ResourceLists } from './resources';

/** Noon of 21 November: 492 hours are over, 228 are to come. */
export const month = monthOf(new Date('2026-11-21T12:00:00Z'));

const nothing: ResourceLists = { vms: [], addresses: [], balancers: [], leases: [], services: [], buckets: [] };

export const known = (lists: Partial<ResourceLists> = {}, isComplete = true) => ({
  index: resourceIndex({ ...nothing, ...lists }),
  isComplete,
});

interface Entry {
  readonly owner: string;
  readonly hours: number;
  readonly price: number;
  readonly uptime?: string;
  readonly disk?: number;
  readonly description?: string;
}

export const entry = ({ owner, hours, price, uptime, disk, description }: Entry): UsageEntry => ({
  uuid: `meter-${owner}`,
  owner_uuid: owner,
  billing_account_id: 1,
  hours,
  uptime_types: uptime === undefined ? [] : [uptime],
  configurations: [{ vm_name: owner, disk_size_GB: disk }],
  description: description ?? `Virtual machine ${owner}`,
  price,
  cost: Number((hours * price).toFixed(5)),
  price_unit: 'h',
});

export const vm = (uuid: string, rest: Partial<Vm> = {}): Located<Vm> => ({
  uuid,
  name: uuid,
  status: 'running',
  vcpu: 1,
  memory: 1024,
  storage: [],
  location: 'tll',
  ...rest,
});
