import type { ParamsOf } from '@console/contract/endpoint';
import type { createVm } from '@console/contract/vm-change';
import type { Located } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { HostPool } from '@console/contract/host-pool';
import { osClass } from '@console/contract/os-class';
import type { VmImage } from '@console/contract/vm-image';
import { imageName, imagesByName } from '../machine/image';
import type { Network } from '@console/contract/network';
import {
  accountRoom,
  CUSTOM,
  networkOf,
  offeredPackages,
  payerOf,
  type AccountRoom,
  type Limit,
  type OfferedPackage,
  type Size,
  type SizeLimits,
} from '@console/domain/order';
import { defaultPool, narrowest, sizeLimits } from './rules';
import { copySource, type CopySource } from './copy-source';
import { countOf, placesOf, targetsOf, type Target } from './targets';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

/** The call that creates a machine. */
export type CreateRequest = ParamsOf<typeof createVm>;

/** The system that the machine will have. */
export interface System {
  /** '' where the form cannot know it: what is on a disk. */
  readonly osName: string;
  readonly osClass: 'win' | 'other';
  /** Whether it is new, so that somebody has to be able to sign in. */
  readonly isNew: boolean;
  /** 'Ubuntu 24.04 LTS'; '' where it is not known. */
  readonly title: string;
}

const isImage = ({ origin }: Pick<VmValues, 'origin'>): boolean => origin === 'system' || origin === 'app_catalog';

type Pools = Pick<VmChoices, 'pools'>;

/** The pool that a machine of a location gets when none is chosen; it may be one that is not shown. */
export const defaultPoolIn = ({ pools }: Pools, location: string): HostPool | undefined =>
  defaultPool(pools.filter((pool) => pool.location === location));

/** The host pools of a location that a customer may choose from, in the site's order. (spec 3, section 3) */
export const offeredPools = ({ pools }: Pools, location: string): Located<HostPool>[] =>
  pools
    .filter((pool) => pool.location === location && pool.is_visible !== false)
    .toSorted((a, b) => (a.ui_position ?? Infinity) - (b.ui_position ?? Infinity) || a.name.localeCompare(b.name));

/** How the form names a pool: by its name, so that another location gets its own of that name; '' is the default one. */
export const poolValue = (choices: Pools, pool: Located<HostPool>): string =>
  pool.uuid === defaultPoolIn(choices, pool.location)?.uuid ? '' : pool.name;

/** The pool that an order names in a location; undefined for the default one. (spec 3, section 5) */
export const orderedPool = (
  choices: Pools,
  { pool: chosen }: Pick<VmValues, 'pool'>,
  location: string,
): HostPool | undefined =>
  chosen === '' ? undefined : offeredPools(choices, location).find((pool) => poolValue(choices, pool) === chosen);

/** The pool that a machine gets in a location: the chosen one where there is one of its name, else the default one. */
export const poolIn = (choices: Pools, values: Pick<VmValues, 'pool'>, location: string): HostPool | undefined =>
  orderedPool(choices, values, location) ?? defaultPoolIn(choices, location);

/** What of the choices does not go with machines to other places: a network is one of its location, a pool may be. */
export function lostElsewhere(
  choices: Pools,
  values: Pick<VmValues, 'location' | 'network' | 'pool'>,
  from: readonly string[],
  to: readonly string[],
): 'none' | 'network' | 'pool' | 'both' {
  const hasPool = (location: string): boolean => orderedPool(choices, values, location) !== undefined;
  // What was spread over others has their default network already.
  const losesNetwork = values.network !== '' && from.includes(values.location);
  const losesPool = from.some(hasPool) && !to.every(hasPool);
  if (losesNetwork) return losesPool ? 'both' : 'network';
  return losesPool ? 'pool' : 'none';
}

export const imageOf = (choices: Pick<VmChoices, 'images'>, osName: string): VmImage | undefined =>
  choices.images.find((image) => image.os_name === osName);

/** What the form says, resolved with what there is to choose from: once a change, for everything that reads it. */
export interface VmOrder {
  readonly choices: VmChoices;
  readonly values: VmValues;
  /** It starts from an image, not from a copy or a disk. */
  readonly isImage: boolean;
  readonly image: VmImage | undefined;
  /** What is copied. */
  readonly source: CopySource | undefined;
  readonly system: System;
  /** The account that pays: the chosen one, or the only one that a bound API token reaches. */
  readonly payer: BillingAccount | undefined;
  /** The room of the account that pays, where it is a LIMITED one. */
  readonly room: AccountRoom | undefined;
  /** How many machines. */
  readonly count: number;
  /** The locations that they go to; the first is the chosen one. */
  readonly places: readonly string[];
  /** Each of them with its place and name. */
  readonly targets: readonly Target[];
  /** The chosen network, or the default one of the location; undefined while it is not known. */
  readonly network: Located<Network> | undefined;
  readonly limits: OrderLimits;
  /** The sizes offered for the system, the impossible ones with their reason. */
  readonly packages: readonly OfferedPackage[];
  /** The chosen size; undefined while it is not known or not filled in. The disk that a machine brings is none of it. */
  readonly size: Size | undefined;
  /** GB of the disks that are added, as far as they are filled in; none beside a disk that a machine brings. */
  readonly addedGb: number;
}

export interface OrderLimits {
  /** Of one machine and each of its disks, by the parameters call and the pool of each place it may go to. */
  readonly disk: SizeLimits;
  /**
   * The same for the disk it starts from: one that is copied cannot get smaller. Not the limits of the account: those
   * hold for all machines together.
   */
  readonly machine: SizeLimits;
  /** The same within what the account has room for; where it has none for the smallest machine, that is another problem. */
  readonly roomy: SizeLimits;
}

function systemOf({ images }: VmChoices, values: VmValues, image: VmImage | undefined, source?: CopySource): System {
  if (isImage(values)) {
    return {
      osName: values.osName,
      osClass: image ? osClass(image) : 'other',
      isNew: true,
      title: imageName(imagesByName(images), { os_name: values.osName, os_version: values.osVersion }),
    };
  }
  const vm = source?.vm;
  return {
    osName: vm?.os_name ?? '',
    osClass: vm ? osClass({ os_name: vm.os_name ?? '', license_type: vm.license_type }) : 'other',
    isNew: false,
    title: vm ? imageName(imagesByName(images), vm) : '',
  };
}

const upTo = ({ min, max }: Limit, most: number | undefined): Limit =>
  most === undefined || most < min ? { min, max } : { min, max: Math.min(max, most) };

function limitsOf(
  choices: VmChoices,
  values: VmValues,
  { system, source, room, places }: Pick<VmOrder, 'system' | 'source' | 'room' | 'places'>,
): OrderLimits {
  const each = places.map((location) => {
    const pool = poolIn(choices, values, location);
    return sizeLimits(choices.parameters, { osName: system.osName, ...(pool ? { pool } : {}) });
  });
  const disk = {
    vcpu: narrowest(each.map(({ vcpu }) => vcpu)),
    memoryMb: narrowest(each.map(({ memoryMb }) => memoryMb)),
    diskGb: narrowest(each.map(({ diskGb }) => diskGb)),
  };
  const machine = { ...disk, diskGb: narrowest([disk.diskGb, { min: source?.leastGb ?? 1, max: Infinity }]) };
  const left = room?.left;
  return {
    disk,
    machine,
    roomy: { ...machine, vcpu: upTo(machine.vcpu, left?.vcpu), memoryMb: upTo(machine.memoryMb, left?.ram_mb) },
  };
}

function sizeOf(values: VmValues, packages: readonly OfferedPackage[]): Size | undefined {
  const bringsDisk = values.origin === 'disk';
  if (values.packageId !== CUSTOM) {
    const chosen = packages.find((entry) => entry.id === values.packageId);
    return chosen && bringsDisk ? { ...chosen, diskGb: 0 } : chosen;
  }
  const { vcpu, memoryGb } = values;
  const diskGb = bringsDisk ? 0 : values.diskGb;
  return vcpu === null || memoryGb === null || diskGb === null ? undefined : { vcpu, memoryGb, diskGb };
}

/** Resolves what the form says. Nothing is checked here: an order may lack parts, or hold what cannot be had. */
export function resolveOrder(choices: VmChoices, values: VmValues): VmOrder {
  const image = imageOf(choices, values.osName);
  const source = copySource(choices, values);
  const system = systemOf(choices, values, image, source);
  const payer = payerOf(choices, values.account);
  const counted = { ...choices, machines: choices.areMachinesRead ? choices.machines : undefined };
  const room = payer && accountRoom(counted, String(payer.id));
  const places = placesOf(values);
  const limits = limitsOf(choices, values, { system, source, room, places });
  const packages = offeredPackages(choices.packages, system.osClass, {
    limits: limits.machine,
    room,
    leastGb: source?.leastGb ?? 0,
    bringsDisk: values.origin === 'disk',
  });
  return {
    choices,
    values,
    isImage: isImage(values),
    image,
    source,
    system,
    payer,
    room,
    count: countOf(values),
    places,
    targets: targetsOf(values),
    network: networkOf(choices.networks, values.network),
    limits,
    packages,
    size: sizeOf(values, packages),
    addedGb: values.origin === 'disk' ? 0 : values.addedDisks.reduce<number>((sum, size) => sum + (size ?? 0), 0),
  };
}
