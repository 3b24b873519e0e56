import { emptySystem, images } from '../catalogue/images';
import { metalSpec } from '../catalogue/metal';
import { SERVICE_MULTIPLIER } from '../catalogue/services';
import type { MeterLine, MeterRow } from '../model/billing';
import type { DetachedDiskRow, LeaseRow, VmRow } from '../model/compute';
import type { IpRow, LoadBalancerRow } from '../model/network';
import type { ServiceRow } from '../model/services';
import type { BucketRow } from '../model/storage';
import type { SiteStore } from '../store/store';

/** What is metered of a resource; times and key are added when the meter starts. */
export type Metered = Omit<MeterRow, 'id' | 'from' | 'until'>;

const GB = 1e9;
const MB_PER_GB = 1024;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const osText = (osName: string, osVersion: string): string => {
  if (osName === emptySystem.os_name) return 'Empty disk';
  const image = images.find((row) => row.os_name === osName);
  const version = image?.versions.find((row) => row.os_version === osVersion);
  return `${image?.display_name ?? osName} ${version?.display_name ?? osVersion}`;
};

/** A machine is billed whole while it exists, running or stopped: its processors stay reserved. */
export function vmMeter(vm: VmRow): Metered {
  const [primary, ...others] = vm.disks;
  const copies = vm.disks.flatMap((disk) => disk.replicas);
  const sizeOf = (type: 'backup' | 'snapshot') =>
    sum(copies.filter((copy) => copy.type === type).map((copy) => copy.size));
  const lines: MeterLine[] = [
    {
      uptime: 'main',
      parts: [
        { resource: 'CPU', quantity: vm.vcpu },
        { resource: 'RAM', quantity: vm.memory / MB_PER_GB },
        { resource: 'STORAGE', quantity: primary?.size ?? 0 },
      ],
    },
    { uptime: 'block', parts: [{ resource: 'BLOCK_STORAGE', quantity: sum(others.map((disk) => disk.size)) }] },
    { uptime: 'windows', parts: [{ resource: 'WINDOWS_LICENSE', quantity: vm.license_type ? vm.vcpu : 0 }] },
    { uptime: 'backup', parts: [{ resource: 'BLOCK_STORAGE_BACKUP', quantity: sizeOf('backup') }] },
    { uptime: 'snapshot', parts: [{ resource: 'BLOCK_STORAGE_SNAPSHOT', quantity: sizeOf('snapshot') }] },
  ];
  return {
    user_id: vm.user_id,
    owner: vm.id,
    account_id: vm.account_id,
    place: vm.pool_uuid,
    location: vm.location,
    kind: 'vm',
    description: `Virtual machine ${vm.name}`,
    configuration: {
      name: vm.name,
      cpus: vm.vcpu,
      ram_mb: vm.memory,
      disk_gb: sum(vm.disks.map((disk) => disk.size)),
      os: osText(vm.os_name, vm.os_version),
    },
    lines: lines.filter(({ parts }) => parts.some(({ quantity }) => quantity > 0)),
  };
}

/** Assigned and unassigned addresses are separate products. */
export const ipMeter = (ip: IpRow): Metered => ({
  user_id: ip.user_id,
  owner: ip.id,
  account_id: ip.account_id,
  place: ip.location,
  location: ip.location,
  kind: 'ip',
  description: `Floating IP ${ip.address}, ${ip.assignment ? 'assigned' : 'not assigned'}`,
  configuration: { name: ip.address },
  lines: [{ parts: [{ resource: ip.assignment ? 'ASSIGNED_FLOATING_IP' : 'UNASSIGNED_FLOATING_IP', quantity: 1 }] }],
});

export const loadBalancerMeter = (balancer: LoadBalancerRow): Metered => ({
  user_id: balancer.user_id,
  owner: balancer.id,
  account_id: balancer.account_id,
  place: balancer.location,
  location: balancer.location,
  kind: 'load_balancer',
  description: `Load balancer ${balancer.display_name}`,
  configuration: { name: balancer.display_name },
  lines: [{ parts: [{ resource: 'LOAD_BALANCER', quantity: 1 }] }],
});

/** A managed service costs its machines times the multiplier. */
export function serviceMeter(service: ServiceRow): Metered {
  const multiplier = SERVICE_MULTIPLIER;
  const total = (part: 'vcpu' | 'memory' | 'disk') => sum(service.nodes.map((node) => node[part]));
  return {
    user_id: service.user_id,
    owner: service.id,
    account_id: service.account_id,
    place: service.location,
    location: service.location,
    kind: 'service',
    description: `Managed service ${service.display_name}`,
    configuration: { name: service.display_name, cpus: total('vcpu'), ram_mb: total('memory'), disk_gb: total('disk') },
    lines: [
      {
        uptime: 'main',
        parts: [
          { resource: 'CPU', quantity: total('vcpu'), multiplier },
          { resource: 'RAM', quantity: total('memory') / MB_PER_GB, multiplier },
          { resource: 'STORAGE', quantity: total('disk'), multiplier },
        ],
      },
    ],
  };
}

export const leaseMeter = (lease: LeaseRow): Metered => ({
  user_id: lease.user_id,
  owner: lease.id,
  account_id: lease.account_id,
  place: lease.spec_uuid,
  location: lease.location,
  kind: 'metal',
  description: `Bare metal ${lease.display_name}, ${metalSpec(lease.spec_uuid)?.wire.title ?? 'server'}`,
  configuration: { name: lease.display_name },
  lines: [{ parts: [{ resource: 'BARE_METAL_SERVER', quantity: 1 }] }],
});

/** A bucket has no location: the site's default location prices it. */
export const bucketMeter = (bucket: BucketRow, defaultLocation: string): Metered => ({
  user_id: bucket.user_id,
  owner: bucket.id,
  account_id: bucket.account_id,
  place: defaultLocation,
  location: null,
  kind: 'bucket',
  description: `Object storage ${bucket.id}`,
  configuration: { name: bucket.id, disk_gb: Math.ceil(bucket.size_bytes / GB) },
  lines: [{ parts: [{ resource: 'OBJECT_STORAGE', quantity: Math.ceil(bucket.size_bytes / GB) }] }],
});

/** Starts to count. Only inside a transaction. */
export function startMeter(store: SiteStore, id: string, metered: Metered, at: number): void {
  store.meters.put({ ...metered, id, from: at, until: null });
}

/** Stops to count what a resource costs. Only inside a transaction. */
export function stopMeter(store: SiteStore, owner: string, at: number): void {
  for (const meter of store.meters.by('owner', owner).filter((row) => row.until === null)) {
    store.meters.update(meter.id, { until: at });
  }
}

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
