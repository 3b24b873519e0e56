import type { WireAnswerOf } from '@console/contract/endpoint';
import type { listHostPools } from '@console/contract/host-pool';
import { stableId } from './stable-id';

type HostPool = WireAnswerOf<typeof listHostPools>[number];

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
    limits: { cpu: { min: 1, max: 32 }, ram_mb: { min: 512, max: 131_072 }, disk_gb: { min: 20, max: 1000 } },
  },
  {
    key: 'high-frequency',
    name: 'High frequency',
    description: 'Dedicated cores from 4.2 GHz, NVMe storage',
    isDefault: false,
    limits: { cpu: { min: 2, max: 16 }, ram_mb: { min: 2048, max: 65_536 }, disk_gb: { min: 20, max: 400 } },
  },
] as const;

export interface Pool {
  readonly uuid: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly limits: PoolLimits;
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
  pools.map(({ key, name, description, isDefault, limits }, index) => {
    const uuid = stableId(`pool/${location}/${key}`);
    return {
      uuid,
      name,
      isDefault,
      limits,
      wire: {
        uuid,
        name,
        description,
        is_default_designated: isDefault,
        storage_pool_uuid: stableId(`storage-pool/${location}/${key}`),
        ui_position: index + 1,
        is_visible: true,
        guest_limits: limits,
      },
    };
  });

/** A pool of a location by uuid; the default pool where none is named, undefined where there is no such pool. */
export const poolIn = (location: string, uuid: string | undefined): Pool | undefined =>
  poolsOf(location).find((pool) => (uuid ? pool.uuid === uuid : pool.isDefault));
