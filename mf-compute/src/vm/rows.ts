import { big, type Located, type Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import type { IpAddress } from '@console/contract/ip-address';
import type { Network } from '@console/contract/network';
import type { PriceList } from '@console/contract/pricing';
import { diskSize, type Vm } from '@console/contract/vm';
import type { VmImage } from '@console/contract/vm-image';
import { quoteMachine, type Quote } from '../price/quote';
import type { PendingAction } from './can';
import { imageName } from './image';
import { machineNeeds } from './needs';

const MB_PER_GB = 1024;

/** A machine with what other calls know about it. */
export interface VmRow extends Located<Vm> {
  readonly addresses: readonly string[];
  /** Of its floating IPs: what they cost is counted under their own uuids. */
  readonly addressUuids: readonly string[];
  /** Its private network by name; undefined where networks were not asked for. */
  readonly network: string | undefined;
  readonly image: string;
  readonly diskGb: number;
  readonly memoryGb: number;
  readonly accountName: string | undefined;
  /** Before tax, in the site's currency; undefined where the price list does not cover it. */
  readonly hourly: Money | undefined;
  /** The same by the month. */
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
  /** Where they are shown; a machine does not carry its own. */
  readonly networks?: readonly Pick<Network, 'name' | 'vm_uuids'>[];
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

type Price = Pick<Quote, 'hourly' | 'monthly'>;

const FREE: Price = { hourly: big(0), monthly: big(0) };

/**
 * Prices machines with their disks, the copies of these and their addresses; nothing once they are deleted. Of a long
 * list many are alike: each kind is priced once.
 */
function pricer({ prices, currency }: Pick<RowSources, 'prices' | 'currency'>) {
  const known = new Map<string, Price | undefined>();
  return (vm: Located<Vm>, publicIps: number): Price | undefined => {
    if (vm.status === 'deleted') return FREE;
    if (!prices) return undefined;
    const needs = machineNeeds(vm, publicIps);
    const places = pricePlaces(vm, vm.location);
    const kind = [...places, ...Object.values(needs)].join();
    if (!known.has(kind)) known.set(kind, quoteMachine(prices, { currency, places }, needs));
    return known.get(kind);
  };
}

/** The name of the private network of each machine. */
function networkNames(networks: RowSources['networks'] = []): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, vm_uuids: members } of networks) for (const uuid of members) names.set(uuid, name);
  return names;
}

const NO_ADDRESSES: readonly IpAddress[] = [];

/** Joins machines with addresses, networks, accounts, images and prices by maps; each source may be missing. */
export function joinedRows(vms: readonly Located<Vm>[], sources: Omit<RowSources, 'pending'>): VmRow[] {
  const owners = addressesByOwner(sources.addresses);
  const networks = networkNames(sources.networks);
  const accountName = accountNames(sources.accounts);
  const priceOf = pricer(sources);
  return vms.map((vm) => {
    const addresses = owners.get(vm.uuid) ?? NO_ADDRESSES;
    const price = priceOf(vm, addresses.length);
    return {
      ...vm,
      addresses: addresses.map((ip) => ip.address),
      addressUuids: addresses.map((ip) => ip.uuid),
      network: networks.get(vm.uuid),
      image: imageName(sources.images, vm),
      diskGb: diskSize(vm),
      memoryGb: vm.memory / MB_PER_GB,
      accountName: accountName(vm.billing_account) || undefined,
      hourly: price?.hourly,
      monthly: price?.monthly,
      pending: undefined,
    };
  });
}

/** The rows with what is being done to them; the same array while nothing is. */
export const withPending = (rows: VmRow[], pending: RowSources['pending']): VmRow[] =>
  pending.size === 0
    ? rows
    : rows.map((row) => (pending.has(row.uuid) ? { ...row, pending: pending.get(row.uuid) } : row));

/** Machines as rows, with all that other calls and this browser know about them. */
export const vmRows = (vms: readonly Located<Vm>[], sources: RowSources): VmRow[] =>
  withPending(joinedRows(vms, sources), sources.pending);
