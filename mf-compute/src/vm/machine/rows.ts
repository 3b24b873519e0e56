import { isPartlyRead, type Located, type Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import { addressesByOwner, type IpAddress } from '@console/contract/ip-address';
import type { Network } from '@console/contract/network';
import type { PriceList } from '@console/contract/pricing';
import { diskSize, type Vm } from '@console/contract/vm';
import type { VmImage } from '@console/contract/vm-image';
import type { SourceState } from '@console/domain/list';
import type { PriceTerms } from '@console/domain/price';
import type { PendingAction } from './can';
import { imageName } from './image';
import { machinePricer } from './machine-pricer';
import { MB_PER_GB } from './memory';

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
  /** '' without one, and while the names of images load. */
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
  /** Undefined while they are on their way, like the images: nothing has a name then. */
  readonly accounts: readonly BillingAccount[] | undefined;
  readonly images: ReadonlyMap<string, VmImage> | undefined;
  readonly prices: PriceList | undefined;
  readonly terms: PriceTerms;
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

/** What a row has besides its machine. */
type Joined = Required<Omit<JoinedVm, keyof Located<Vm> | 'jobId'>>;

/** How far the name of a machine's image is: it has one as soon as the images have come or failed. */
export const imageState = (vm: Pick<JoinedVm, 'image' | 'os_name' | 'os_version'>): SourceState =>
  vm.image === '' && (vm.os_name || vm.os_version) ? 'loading' : 'ready';

/** A row in which nothing was forgotten. */
type Whole = { readonly [Key in Exclude<keyof JoinedVm, 'jobId'>]-?: JoinedVm[Key] | undefined } & JoinedVm;

/**
 * A machine and what is joined with it as one object. Each property is named, for then the browser knows the shape of all
 * rows beforehand: spread syntax adds one property after the other, which takes ten times as long.
 */
const rowOf = (vm: Located<Vm>, joined: Joined): Whole => ({
  uuid: vm.uuid,
  name: vm.name,
  description: vm.description,
  status: vm.status,
  billing_account: vm.billing_account,
  vcpu: vm.vcpu,
  memory: vm.memory,
  mac: vm.mac,
  os_name: vm.os_name,
  os_version: vm.os_version,
  license_type: vm.license_type,
  username: vm.username,
  hostname: vm.hostname,
  private_ipv4: vm.private_ipv4,
  public_ipv6: vm.public_ipv6,
  backup: vm.backup,
  storage: vm.storage,
  designated_pool_name: vm.designated_pool_name,
  designated_pool_uuid: vm.designated_pool_uuid,
  nic_iftune: vm.nic_iftune,
  user_id: vm.user_id,
  created_at: vm.created_at,
  updated_at: vm.updated_at,
  location: vm.location,
  addresses: joined.addresses,
  addressUuids: joined.addressUuids,
  addressState: joined.addressState,
  network: joined.network,
  networkState: joined.networkState,
  image: joined.image,
  diskGb: joined.diskGb,
  memoryGb: joined.memoryGb,
  accountName: joined.accountName,
  hourly: joined.hourly,
  monthly: joined.monthly,
  isPriceAtLeast: joined.isPriceAtLeast,
  pending: joined.pending,
});

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** Whether a row has all of this already. */
const says = (row: JoinedVm, joined: Joined): boolean =>
  row.addressState === joined.addressState &&
  row.hourly === joined.hourly &&
  row.monthly === joined.monthly &&
  row.isPriceAtLeast === joined.isPriceAtLeast &&
  row.image === joined.image &&
  row.accountName === joined.accountName &&
  row.network === joined.network &&
  row.networkState === joined.networkState &&
  areSame(row.addresses, joined.addresses) &&
  areSame(row.addressUuids, joined.addressUuids);

/** The last row of each machine. */
export type KnownRows = WeakMap<Located<Vm>, JoinedVm>;

/**
 * Joins machines with addresses, networks, accounts, images and prices by maps; each source may be missing. The same
 * machine makes the same row: of a list that is read anew only what has changed is drawn again.
 * @param known rows that were joined with other sources: a machine of which these say the same keeps its row
 */
export function rowJoiner(
  sources: Omit<RowSources, 'pending'>,
  known: KnownRows = new WeakMap(),
): (vm: Located<Vm>) => JoinedVm {
  const { addressState = wasRead, networkState = wasRead } = sources;
  const owners = addressesByOwner(sources.addresses);
  const networks = networkNames(sources.networks);
  const accountName = accountNames(sources.accounts);
  const priceOf = machinePricer(sources);
  const imageOf = imageNamer(sources.images);
  const joinedWith = (vm: Located<Vm>): Joined => {
    const addresses = owners.get(vm.uuid);
    const state = addressState(vm.location);
    const price = state === 'loading' ? undefined : priceOf(vm, addresses?.length ?? 0);
    return {
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
  };
  const current: KnownRows = new WeakMap();
  return (vm) => {
    const own = current.get(vm);
    if (own) return own;
    const before = known.get(vm);
    const joined = joinedWith(vm);
    const row = before && says(before, joined) ? before : rowOf(vm, joined);
    current.set(vm, row);
    known.set(vm, row);
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
