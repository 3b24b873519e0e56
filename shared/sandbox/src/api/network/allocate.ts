import type { IpAssignment, IpRow, NetworkRow } from '../../model/network';
import type { SiteStore } from '../../store/store';
import type { Context } from '../context';
import { message } from '../errors';

const FIRST_HOST = 10;
const LAST_HOST = 254;

/** The next private address that nothing in a network has. @throws ApiFault 500 where it is full */
export function freeAddress(store: SiteStore, network: NetworkRow): string {
  const prefix = network.subnet.replace(/\d+\/\d+$/, '');
  const taken = new Set([
    ...store.vms.where((vm) => vm.network_uuid === network.id).map((vm) => vm.private_ipv4),
    ...store.loadBalancers.where((row) => row.network_uuid === network.id).map((row) => row.private_address),
    ...store.services.where((row) => row.network_uuid === network.id).map((row) => row.service_ip),
  ]);
  for (let host = FIRST_HOST; host <= LAST_HOST; host += 1)
    if (!taken.has(`${prefix}${host}`)) return `${prefix}${host}`;
  throw message(500, 'The network has no free address');
}

function newNetwork(ctx: Context): NetworkRow {
  const number = ctx.site.nextNumber();
  return ctx.store.networks.put({
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    location: ctx.location.slug,
    name: 'Default network',
    subnet: `10.${(number >> 8) % 256}.${number % 256}.0/24`,
    subnet_ipv6: '',
    vlan_id: 100 + (number % 3900),
    is_default: true,
    created: ctx.now,
    updated: null,
  });
}

/**
 * The network that is named, else the user's default one in the location, which is made when it is first needed.
 * @throws ApiFault 400 for a network that is not the user's
 */
export function networkFor(ctx: Context, uuid: string | undefined): NetworkRow {
  const own = ctx.store.networks.where((row) => row.user_id === ctx.userId && row.location === ctx.location.slug);
  if (!uuid) return own.find((row) => row.is_default) ?? own[0] ?? newNetwork(ctx);
  const network = own.find((row) => row.id === uuid);
  if (!network) throw message(400, 'Network UUID is invalid.');
  return network;
}

/** Documentation addresses first, then a private range that stands for public ones. */
function publicAddress(store: SiteStore): string {
  const taken = new Set(store.ips.all().map((ip) => ip.address));
  for (const prefix of ['203.0.113.', '198.51.100.', '192.0.2.']) {
    for (let host = 2; host < 255; host += 1) if (!taken.has(`${prefix}${host}`)) return `${prefix}${host}`;
  }
  for (let index = 0; ; index += 1) {
    const address = `100.${64 + ((index >> 16) % 64)}.${(index >> 8) % 256}.${index % 256}`;
    if (!taken.has(address)) return address;
  }
}

/** Reserves a floating IP. Only inside a transaction. */
export function newIp(
  ctx: Context,
  order: { accountId: number; name: string; assignment: IpAssignment | null },
): IpRow {
  return ctx.store.ips.put({
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    nr: ctx.site.nextNumber(),
    location: ctx.location.slug,
    account_id: order.accountId,
    address: publicAddress(ctx.store),
    name: order.name,
    assignment: order.assignment,
    was_assigned: order.assignment !== null,
    unassigned_at: null,
    created: ctx.now,
    updated: null,
  });
}
