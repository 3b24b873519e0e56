import { isPartlyRead, type Located, type Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import { addressesByOwner, type IpAddress } from '@console/contract/ip-address';
import type { Network } from '@console/contract/network';
import type { PriceList } from '@console/contract/pricing';
import { diskSize, type Vm } from '@console/contract/vm';
import type { VmImage } from '@console/contract/vm-image';
import type { SourceState } from '@console/domain/list';
import type { PendingAction } from './can';
import { imageName } from './image';
import { machinePricer } from './machine-pricer';

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
