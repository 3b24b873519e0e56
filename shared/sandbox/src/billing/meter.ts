import { emptySystem, images } from '../catalogue/images';
import { metalSpec } from '../catalogue/metal';
import { SERVICE_MULTIPLIER } from '../catalogue/services';
import type { MeterLine, MeterRow } from '../model/billing';
import type { DetachedDiskRow, LeaseRow, VmRow } from '../model/compute';
import type { IpRow, LoadBalancerRow } from '../model/network';
import type { ServiceRow } from '../model/services';
import type { BucketRow } from '../model/storage';

/** A part of a resource as it is now; what it is shown as where that is not what the whole resource is shown as. */
export interface MeteredLine extends MeterLine {
  readonly configuration?: MeterRow['configuration'];
}

/** What is metered of a resource as it is now, part by part. */
export type Metered = Omit<MeterRow, 'id' | 'line' | 'since' | 'from' | 'until'> & {
  readonly lines: readonly MeteredLine[];
};

const GB = 1e9;
const MB_PER_GB = 1024;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const osText = (osName: string, osVersion: string): string => {
  if (osName === emptySystem.os_name) return 'Empty disk';
  const image = images.find((row) => row.os_name === osName);
  const version = image?.versions.find((row) => row.os_version === osVersion);
  return `${image?.display_name ?? osName} ${version?.display_name ?? osVersion}`;
};

function diskLines(vm: VmRow): MeteredLine[] {
  const shown = (disk_gb: number) => ({ name: vm.name, disk_gb });
  const copyOf = { backup: 'BLOCK_STORAGE_BACKUP', snapshot: 'BLOCK_STORAGE_SNAPSHOT' } as const;
  return vm.disks.flatMap((disk, index): MeteredLine[] => [
    ...(index === 0 ? [] : [blockLine(disk.uuid, disk.size, shown(disk.size))]),
    ...disk.replicas.map(({ uuid, type, size }) => ({
      part: `${type}/${uuid}`,
      uptime: type,
      parts: [{ resource: copyOf[type], quantity: size }],
      configuration: shown(size),
    })),
  ]);
}

const blockLine = (uuid: string, size: number, configuration: MeterRow['configuration']): MeteredLine => ({
  part: `disk/${uuid}`,
  uptime: 'block',
  parts: [{ resource: 'BLOCK_STORAGE', quantity: size }],
  configuration,
});

/**
 * A machine is billed while it exists, running or stopped: its processors stay reserved. Each further disk, snapshot and
 * backup is a part of its own, billed from when it is added.
 */
export function vmMeter(vm: VmRow): Metered {
  const [primary] = vm.disks;
  const lines: MeteredLine[] = [
    {
      part: 'main',
      uptime: 'main',
      parts: [
        { resource: 'CPU', quantity: vm.vcpu },
        { resource: 'RAM', quantity: vm.memory / MB_PER_GB },
        { resource: 'STORAGE', quantity: primary?.size ?? 0 },
      ],
    },
    {
      part: 'windows',
      uptime: 'windows',
      parts: [{ resource: 'WINDOWS_LICENSE', quantity: vm.license_type ? vm.vcpu : 0 }],
    },
    ...diskLines(vm),
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
  lines: [
    {
      part: 'main',
      parts: [{ resource: ip.assignment ? 'ASSIGNED_FLOATING_IP' : 'UNASSIGNED_FLOATING_IP', quantity: 1 }],
    },
  ],
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
  lines: [{ part: 'main', parts: [{ resource: 'LOAD_BALANCER', quantity: 1 }] }],
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
        part: 'main',
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
  lines: [{ part: 'main', parts: [{ resource: 'BARE_METAL_SERVER', quantity: 1 }] }],
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
  lines: [{ part: 'main', parts: [{ resource: 'OBJECT_STORAGE', quantity: Math.ceil(bucket.size_bytes / GB) }] }],
});

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
  lines: [blockLine(disk.id, disk.size, { name: disk.name, disk_gb: disk.size })],
});
