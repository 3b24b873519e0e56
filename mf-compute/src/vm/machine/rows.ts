import { big, isPartlyRead, type Located, type Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import type { IpAddress } from '@console/contract/ip-address';
import type { Network } from '@console/contract/network';
import type { PriceList } from '@console/contract/pricing';
import { diskSize, type Vm } from '@console/contract/vm';
import type { VmImage } from '@console/contract/vm-image';
import type { Quote } from '@console/domain/price';
import type { SourceState } from '@console/domain/list';
import { machineNeeds, quoteMachine } from './machine-price';
import type { PendingAction } from './can';
import { imageName } from './image';

const MB_PER_GB = 1024;

/** A machine joined with what other calls know about it: addresses, image, account, prices, what is being done to it. */
export interface JoinedVm extends Located<Vm> {
  readonly addresses: readonly string[];
  /** Of its floating IPs: what they cost is counted under their own uuids. */
  readonly addressUuids: readonly string[];
  /** How far the floating IPs of its location are; what they cost is in its price only once they are known. */
  readonly addressState: SourceState;
  /** Its private network by name; undefined where networks were not asked for. */
  readonly network: string | undefined;
  readonly networkState: SourceState;
  readonly image: string;
  readonly diskGb: number;
  readonly memoryGb: number;
  readonly accountName: string | undefined;
  /** Before tax, in the site's currency; undefined where the price list does not cover it. */
  readonly hourly: Money | undefined;
  /** The same by the month. */
  readonly monthly: Money | undefined;
  /** Its floating IPs or parts of itself could not be read, and what they cost is not in its price. */
  readonly isPriceAtLeast: boolean;
  readonly pending: PendingAction | undefined;
  /** A creation of this browser that the list does not show yet. */
  readonly jobId?: string;
}

export interface RowSources {
  readonly addresses: readonly Located<IpAddress>[];
  /** How far these are, by location; by default all were read. */
  readonly addressState?: (location: string) => SourceState;
  readonly accounts: readonly BillingAccount[];
  readonly images: ReadonlyMap<string, VmImage>;
  readonly prices: PriceList | undefined;
  readonly currency: string;
  /** Where they are shown; a machine does not carry its own. */
  readonly networks?: readonly Pick<Network, 'name' | 'vm_uuids'>[];
  readonly networkState?: (location: string) => SourceState;
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

/** What of a machine makes its price, as text: of a long list many are alike. */
function kindOf(vm: Located<Vm>, publicIps: number): string {
  const { vcpu, memory, os_name: os, license_type: licence } = vm;
  let kind = `${vm.designated_pool_uuid ?? ''}|${vm.location}|${vcpu}|${memory}|${os ?? ''}|${licence ?? ''}|${publicIps}`;
  for (const disk of vm.storage) {
    kind += disk.primary ? `|${disk.size}p` : `|${disk.size}`;
    for (const { type, size } of disk.replica) kind += `,${type} ${size ?? 0}`;
  }
  return kind;
}

/** Prices machines with their disks, the copies of these and their addresses, each kind once; nothing once they are deleted. */
export function machinePricer({ prices, currency }: Pick<RowSources, 'prices' | 'currency'>) {
  const known = new Map<string, Price | undefined>();
  return (vm: Located<Vm>, publicIps: number): Price | undefined => {
    if (vm.status === 'deleted') return FREE;
    if (!prices) return undefined;
    const kind = kindOf(vm, publicIps);
    if (!known.has(kind)) {
      const where = { currency, places: pricePlaces(vm, vm.location) };
      known.set(kind, quoteMachine(prices, where, machineNeeds(vm, publicIps)));
    }
    return known.get(kind);
  };
}

/** Names the images of machines, each version once. */
function imageNamer(images: RowSources['images']) {
  const known = new Map<string, string>();
  return (vm: Vm): string => {
    const key = `${vm.os_name ?? ''} ${vm.os_version ?? ''}`;
    const name = known.get(key) ?? imageName(images, vm);
    known.set(key, name);
    return name;
  };
}

/** The name of the private network of each machine. */
function networkNames(networks: RowSources['networks'] = []): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, vm_uuids: members } of networks) for (const uuid of members) names.set(uuid, name);
  return names;
}

const NOTHING: readonly string[] = [];
const wasRead = (): SourceState => 'ready';

/**
 * Joins machines with addresses, networks, accounts, images and prices by maps; each source may be missing. The same
 * machine makes the same row: of a list that is read anew only what has changed is drawn again.
 */
export function rowJoiner(sources: Omit<RowSources, 'pending'>): (vm: Located<Vm>) => JoinedVm {
  const { addressState = wasRead, networkState = wasRead } = sources;
  const owners = addressesByOwner(sources.addresses);
  const networks = networkNames(sources.networks);
  const accountName = accountNames(sources.accounts);
  const priceOf = machinePricer(sources);
  const imageOf = imageNamer(sources.images);
  const rows = new WeakMap<Located<Vm>, JoinedVm>();
  const join = (vm: Located<Vm>): JoinedVm => {
    const addresses = owners.get(vm.uuid);
    const state = addressState(vm.location);
    const price = state === 'loading' ? undefined : priceOf(vm, addresses?.length ?? 0);
    const joined = {
      addresses: addresses?.map((ip) => ip.address) ?? NOTHING,
      addressUuids: addresses?.map((ip) => ip.uuid) ?? NOTHING,
      addressState: state,
      network: networks.get(vm.uuid),
      networkState: networkState(vm.location),
      image: imageOf(vm),
      diskGb: diskSize(vm),
      memoryGb: vm.memory / MB_PER_GB,
      accountName: accountName(vm.billing_account) || undefined,
      hourly: price?.hourly,
      monthly: price?.monthly,
      isPriceAtLeast: price !== undefined && (state === 'failed' || isPartlyRead(vm)),
      pending: undefined,
    };
    // In one go: to add property after property to a copy takes ten times as long, and there may be thousands of rows.
    return { ...vm, ...joined };
  };
  return (vm) => {
    const row = rows.get(vm) ?? join(vm);
    rows.set(vm, row);
    return row;
  };
}

/** The rows with what is being done to them; the same array while nothing is. */
export const withPending = (rows: JoinedVm[], pending: RowSources['pending']): JoinedVm[] =>
  pending.size === 0
    ? rows
    : rows.map((row) => (pending.has(row.uuid) ? { ...row, pending: pending.get(row.uuid) } : row));

/** Machines as rows, with all that other calls and this browser know about them. */
export const vmRows = (vms: readonly Located<Vm>[], sources: RowSources): JoinedVm[] =>
  withPending(vms.map(rowJoiner(sources)), sources.pending);
