import { big, type Located, type Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import type { IpAddress } from '@console/contract/ip-address';
import type { PriceList } from '@console/contract/pricing';
import { diskSize, type Vm } from '@console/contract/vm';
import type { VmImage } from '@console/contract/vm-image';
import { quoteMachine } from '../price/quote';
import type { PendingAction } from './can';
import { imageName, isWindows } from './image';

const MB_PER_GB = 1024;

/** A machine with what other calls know about it. */
export interface VmRow extends Located<Vm> {
  readonly addresses: readonly string[];
  readonly image: string;
  readonly diskGb: number;
  readonly memoryGb: number;
  readonly accountName: string | undefined;
  /** Before tax, in the site's currency; undefined where the price list does not cover it. */
  readonly monthly: Money | undefined;
  readonly pending: PendingAction | undefined;
  /** A creation of this browser that the list does not show yet. */
  readonly jobId?: string;
}

export interface RowSources {
  readonly addresses: readonly Located<IpAddress>[];
  readonly accounts: readonly BillingAccount[];
  readonly images: ReadonlyMap<string, VmImage>;
  readonly prices: PriceList | undefined;
  readonly currency: string;
  readonly pending: ReadonlyMap<string, PendingAction>;
}

/** Public IPv4 addresses by the resource they are assigned to; a machine does not carry its own. */
export function addressesByOwner(addresses: readonly IpAddress[]): ReadonlyMap<string, readonly IpAddress[]> {
  const owners = new Map<string, IpAddress[]>();
  for (const ip of addresses) {
    if (!ip.assigned_to || ip.type !== 'public' || ip.is_ipv6 || ip.is_deleted || ip.unassigned_at) continue;
    const owned = owners.get(ip.assigned_to);
    if (owned) owned.push(ip);
    else owners.set(ip.assigned_to, [ip]);
  }
  return owners;
}

/** Places whose price holds for a machine: its host pool, then its location. */
export const pricePlaces = (vm: Pick<Vm, 'designated_pool_uuid'>, location: string): string[] =>
  vm.designated_pool_uuid ? [vm.designated_pool_uuid, location] : [location];

const sizeOf = (items: readonly { readonly size?: number | null }[]): number =>
  items.reduce((sum, { size }) => sum + (size ?? 0), 0);

/** What a machine with its disks, their copies and its addresses costs a month; nothing once it is deleted. */
function monthlyPrice(
  vm: Located<Vm>,
  publicIps: number,
  { prices, currency }: Pick<RowSources, 'prices' | 'currency'>,
): Money | undefined {
  if (vm.status === 'deleted') return big(0);
  if (!prices) return undefined;
  const boot = vm.storage.find((disk) => disk.primary) ?? vm.storage[0];
  const copies = vm.storage.flatMap((disk) => disk.replica);
  const needs = {
    vcpu: vm.vcpu,
    memoryGb: vm.memory / MB_PER_GB,
    diskGb: boot?.size ?? 0,
    addedDisksGb: sizeOf(vm.storage.filter((disk) => disk !== boot)),
    backupsGb: sizeOf(copies.filter(({ type }) => type === 'backup')),
    snapshotsGb: sizeOf(copies.filter(({ type }) => type === 'snapshot')),
    windows: isWindows(vm),
    publicIps,
  };
  return quoteMachine(prices, { currency, places: pricePlaces(vm, vm.location) }, needs)?.monthly;
}

/** Joins machines with addresses, accounts, images and prices; each source may be missing. */
export function vmRows(vms: readonly Located<Vm>[], sources: RowSources): VmRow[] {
  const owners = addressesByOwner(sources.addresses);
  const accountName = accountNames(sources.accounts);
  return vms.map((vm) => {
    const addresses = owners.get(vm.uuid) ?? [];
    const diskGb = diskSize(vm);
    return {
      ...vm,
      addresses: addresses.map((ip) => ip.address),
      image: imageName(sources.images, vm),
      diskGb,
      memoryGb: vm.memory / MB_PER_GB,
      accountName: accountName(vm.billing_account) || undefined,
      monthly: monthlyPrice(vm, addresses.length, sources),
      pending: sources.pending.get(vm.uuid),
    };
  });
}

/** What the search of the list looks through. */
export const searchText = (vm: VmRow): string[] =>
  [vm.name, vm.uuid, vm.image, vm.private_ipv4, vm.public_ipv6, vm.mac, ...vm.addresses].filter((part) => part != null);
