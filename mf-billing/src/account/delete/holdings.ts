import { useLocationsQuery, useQuery, type Located, type LocationsQuery, type Query } from '@console/api';
import { locationName, useFeature, useLocationSlugs } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { listBuckets } from '@console/contract/bucket';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listMetalLeases } from '@console/contract/metal';
import { listServices } from '@console/contract/service';
import { listUsage, type UsageEntry } from '@console/contract/usage';
import { listVms } from '@console/contract/vm';
import { nameOf } from '../../spending/model/charges';

/** Kinds of resources that an account pays for. */
export const holdingKinds = ['vm', 'disk', 'metal', 'service', 'balancer', 'ip', 'bucket'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

/** What of one kind runs on an account, as far as it could be read. */
export interface Holding {
  readonly kind: HoldingKind;
  readonly names: readonly string[];
  /** Where it could not be read; the kind as a whole where it has no locations. */
  readonly unread?: { readonly places: readonly string[] };
  readonly isLoading: boolean;
}

interface HeldList {
  readonly names: readonly string[];
  readonly isLoading: boolean;
  readonly unread?: { readonly places: readonly string[] };
}

const NOWHERE: readonly string[] = [];

/** Rows of all locations that are an account's own. */
export function heldAt<Row>(
  query: Pick<LocationsQuery<Row>, 'rows' | 'locations' | 'isComplete'>,
  isOwn: (row: Located<Row>) => boolean,
  nameOf: (row: Located<Row>) => string,
): HeldList {
  const places = query.locations.filter(({ state, unread }) => state === 'failed' || unread).map(({ slug }) => slug);
  return {
    names: query.rows.filter(isOwn).map(nameOf),
    isLoading: !query.isComplete,
    ...(places.length > 0 ? { unread: { places: places.map(locationName) } } : {}),
  };
}

/** The same of a call that has no locations. */
export function held<Row>(
  query: Pick<Query<readonly Row[]>, 'data' | 'error' | 'isLoading' | 'unread'>,
  isOwn: (row: Row) => boolean,
  nameOf: (row: Row) => string,
): HeldList {
  const isUnread = query.data === undefined ? query.error !== undefined : query.unread.length > 0;
  return {
    names: (query.data ?? []).filter(isOwn).map(nameOf),
    isLoading: query.isLoading,
    ...(isUnread ? { unread: { places: [] } } : {}),
  };
}

const isDisk = ({ uptime_types: uptimes }: UsageEntry): boolean =>
  uptimes.length > 0 && uptimes.every((uptime) => /^block/i.test(uptime));

/** Disks without a machine, which no list has: the month charges for nothing else of their owner. @param machines uuids */
export function looseDisks(usage: readonly UsageEntry[], machines: ReadonlySet<string>): UsageEntry[] {
  const ownerOf = ({ owner_uuid: owner, uuid }: UsageEntry): string => owner ?? uuid ?? '';
  const others = new Set([...machines, '', ...usage.filter((entry) => !isDisk(entry)).map(ownerOf)]);
  const loose = usage.filter((entry) => !others.has(ownerOf(entry)));
  return [...new Map(loose.map((entry) => [ownerOf(entry), entry])).values()];
}

/** What runs on an account, of the kinds that the site has. Nothing is asked of a kind that it has not. */
export function useHoldings({ id }: Pick<BillingAccount, 'id'>): Holding[] {
  const places = useLocationSlugs();
  const has = {
    vm: useFeature('vmsEnabled'),
    disk: useFeature('vmsEnabled'),
    metal: useFeature('bareMetalEnabled'),
    service: useFeature('servicesEnabled'),
    balancer: useFeature('loadBalancerEnabled'),
    ip: useFeature('ipsEnabled'),
    bucket: useFeature('storageEnabled'),
  };
  const at = (kind: HoldingKind): readonly string[] => (has[kind] ? places : NOWHERE);
  const vms = useLocationsQuery(listVms, at('vm'));
  const leases = useLocationsQuery(listMetalLeases, at('metal'));
  const balancers = useLocationsQuery(listLoadBalancers, at('balancer'));
  const addresses = useLocationsQuery(listIpAddresses, at('ip'));
  const services = useQuery(listServices, has.service ? {} : null);
  const buckets = useQuery(listBuckets, has.bucket ? {} : null);
  const usage = useQuery(listUsage, has.disk ? { billing_account_id: id } : null);
  const machines = new Set(vms.rows.map(({ uuid }) => uuid));
  const isOn = (row: { readonly billing_account_id?: number | null | undefined }): boolean =>
    row.billing_account_id === id;
  const lists: Record<HoldingKind, HeldList> = {
    vm: heldAt(
      vms,
      (vm) => vm.billing_account === id && vm.status !== 'deleted',
      (vm) => vm.name,
    ),
    disk: held({ ...usage, data: usage.data && looseDisks(usage.data, machines) }, () => true, nameOf),
    metal: heldAt(leases, isOn, (lease) => lease.display_name),
    service: held(
      services,
      (one) => isOn(one) && !one.is_deleted,
      (one) => one.display_name || one.uuid,
    ),
    balancer: heldAt(
      balancers,
      (one) => isOn(one) && !one.is_deleted,
      (one) => one.display_name || one.uuid,
    ),
    ip: heldAt(
      addresses,
      (ip) => isOn(ip) && !ip.is_deleted,
      (ip) => ip.address,
    ),
    bucket: held(buckets, isOn, (bucket) => bucket.name),
  };
  return holdingKinds.filter((kind) => has[kind]).map((kind) => ({ kind, ...lists[kind] }));
}
