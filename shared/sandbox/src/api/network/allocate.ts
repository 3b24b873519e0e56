import { ipMeter } from '../../billing/meter';
import { meter } from '../../billing/metering';
import type { IpAssignment, IpRow, NetworkRow } from '../../model/network';
import { placeOf, type SiteStore } from '../../store/store';
import type { Context } from '../context';
import { message } from '../errors';
import { addressesOfVm } from '../vm/own';
import { addressOf, freeSubnet, freeVlan, rangeOf } from './subnet';

/** The first address that is given out, counted from the start of a subnet. */
const FIRST_HOST = 10;

/** The next private address that nothing in a network has. @throws ApiFault 500 where it is full */
export function freeAddress(store: SiteStore, network: NetworkRow): string {
  const [first, last] = rangeOf(network.subnet);
  const taken = new Set([
    ...store.vms.by('network', network.id).flatMap((vm) => addressesOfVm(vm, network.id)),
    ...store.loadBalancers.by('network', network.id).map((row) => row.private_address),
    ...store.services.by('network', network.id).map((row) => row.service_ip),
  ]);
  for (let number = first + FIRST_HOST; number < last; number += 1) {
    const address = addressOf(number);
    // In a wide subnet, too, what ends in 0 or 255 is taken by some for a network or for everybody in it.
    if (!taken.has(address) && !/\.(?:0|255)$/.test(address)) return address;
  }
  throw message(500, 'The network has no free address');
}

/** The caller's private networks in the location of the call. */
export const networksHere = (ctx: Context): readonly NetworkRow[] =>
  ctx.store.networks.by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }));

/**
 * Makes a network with a subnet and a VLAN that no other network of the user in the location has; the first one is the
 * default. Only inside a transaction.
 * @throws ApiFault 500 where nothing is left
 */
export function newNetwork(ctx: Context, name: string): NetworkRow {
  const own = networksHere(ctx);
  const number = ctx.site.nextNumber();
  const subnet = freeSubnet(
    own.map((row) => row.subnet),
    number,
  );
  const vlan_id = freeVlan(
    own.map((row) => row.vlan_id),
    number,
  );
  if (subnet === undefined || vlan_id === undefined) throw message(500, 'No private network is left in this location');
  return ctx.store.networks.put({
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    location: ctx.location.slug,
    name,
    subnet,
    subnet_ipv6: '',
    vlan_id,
    is_default: !own.some((row) => row.is_default),
    created: ctx.now,
    updated: null,
  });
}

/** An own network in the location of the call. @throws ApiFault 400 'Network UUID is invalid.' */
export function ownNetwork(ctx: Context, uuid: string): NetworkRow {
  const network = ctx.store.networks.get(uuid);
  if (network?.user_id !== ctx.userId || network.location !== ctx.location.slug)
    throw message(400, 'Network UUID is invalid.');
  return network;
}

/**
 * The network that is named, else the user's default one in the location, which is made when it is first needed. Only
 * inside a transaction.
 * @throws ApiFault 400 for a network that is not the user's
 */
export function networkFor(ctx: Context, uuid: string | undefined): NetworkRow {
  if (uuid) return ownNetwork(ctx, uuid);
  return networksHere(ctx).find((row) => row.is_default) ?? newNetwork(ctx, 'Default network');
}

/** Documentation addresses first, then a private range that stands for public ones. Numbers come again once they are free. */
function publicAddress({ ips, machines }: SiteStore): string {
  const isTaken = (address: string) => ips.oneBy('address', address) ?? machines.oneBy('address', address);
  for (const prefix of ['203.0.113.', '198.51.100.', '192.0.2.']) {
    for (let host = 2; host < 255; host += 1) if (!isTaken(`${prefix}${host}`)) return `${prefix}${host}`;
  }
  for (let index = 0; ; index += 1) {
    const address = `100.${64 + ((index >> 16) % 64)}.${(index >> 8) % 256}.${index % 256}`;
    if (!isTaken(address)) return address;
  }
}

export interface IpOrder {
  readonly accountId: number;
  /** Empty where it is reserved together with what it leads to. */
  readonly name?: string;
  readonly assignment: IpAssignment | null;
}

/** Reserves a floating IP, which is billed from now on. Only inside a transaction. */
export function newIp(ctx: Context, { accountId, name = '', assignment }: IpOrder): IpRow {
  const ip = ctx.store.ips.put({
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    nr: ctx.site.nextNumber(),
    location: ctx.location.slug,
    account_id: accountId,
    address: publicAddress(ctx.store),
    name,
    assignment,
    was_assigned: assignment !== null,
    unassigned_at: null,
    created: ctx.now,
    updated: null,
  });
  meter(ctx.site, ipMeter(ip), ctx.now);
  return ip;
}
