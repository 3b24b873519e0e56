import type { WireResponseOf } from '@console/contract/endpoint';
import type { listHostPools } from '@console/contract/host-pool';
import { stableId } from './stable-id';

type HostPool = WireResponseOf<typeof listHostPools>[number];

export interface PoolLimits {
  readonly cpu: { readonly min: number; readonly max: number };
  readonly ram_mb: { readonly min: number; readonly max: number };
  readonly disk_gb: { readonly min: number; readonly max: number };
}

const pools = [
  {
    key: 'general',
    name: 'General purpose',
    description: 'Shared cores, NVMe storage',
    isDefault: true,
    isVisible: true,
    limits: { cpu: { min: 1, max: 32 }, ram_mb: { min: 512, max: 131_072 }, disk_gb: { min: 20, max: 1000 } },
    capacity: { vcpu: 1024, ram_mb: 2_097_152 },
  },
  {
    key: 'high-frequency',
    name: 'High frequency',
    description: 'Dedicated cores from 4.2 GHz, NVMe storage',
    isDefault: false,
    isVisible: true,
    limits: { cpu: { min: 2, max: 16 }, ram_mb: { min: 2048, max: 65_536 }, disk_gb: { min: 20, max: 400 } },
    capacity: { vcpu: 128, ram_mb: 524_288 },
  },
  {
    key: 'reserved',
    name: 'Reserved hosts',
    description: 'For customers with hosts of their own; not offered, but taken by uuid',
    isDefault: false,
    isVisible: false,
    limits: { cpu: { min: 1, max: 64 }, ram_mb: { min: 512, max: 262_144 }, disk_gb: { min: 20, max: 2000 } },
    capacity: { vcpu: 64, ram_mb: 262_144 },
  },
] as const;

export interface Pool {
  readonly uuid: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** What one machine may be. */
  readonly limits: PoolLimits;
  /** What all machines of a site may have together. */
  readonly capacity: { readonly vcpu: number; readonly ram_mb: number };
  readonly wire: HostPool;
}

const known = new Map<string, readonly Pool[]>();

/** The groups of hosts in a location; the first is the default. */
export function poolsOf(location: string): readonly Pool[] {
  const found = known.get(location) ?? makePools(location);
  known.set(location, found);
  return found;
}

const makePools = (location: string): Pool[] =>
  pools.map(({ key, name, description, isDefault, isVisible, limits, capacity }, index) => {
    const uuid = stableId(`pool/${location}/${key}`);
    return {
      uuid,
      name,
      isDefault,
      limits,
      capacity,
      wire: {
        uuid,
        name,
        description,
        is_default_designated: isDefault,
        storage_pool_uuid: stableId(`storage-pool/${location}/${key}`),
        ui_position: index + 1,
        is_visible: isVisible,
        guest_limits: limits,
      },
    };
  });

/** A pool of a location by uuid; the default pool where none is named, undefined where there is no such pool. */
export const poolIn = (location: string, uuid: string | undefined): Pool | undefined =>
  poolsOf(location).find((pool) => (uuid ? pool.uuid === uuid : pool.isDefault));
