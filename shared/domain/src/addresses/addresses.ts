import { assigneeUuid, isAssigned, type IpAddress } from '@console/contract/ip-address';
import type { VmInterface } from '@console/contract/vm-interface';
import type { AddressTarget } from './target';

const isOffered = (ip: IpAddress): boolean => ip.type === 'public' && !ip.is_ipv6 && !ip.is_deleted;

/** What of a location's addresses can be led to something. */
export interface AddressSources {
  /** Assigned to nothing, charged to the account of the target. */
  readonly free: readonly IpAddress[];
  /** Assigned to nothing, charged to other accounts of the user. */
  readonly elsewhere: readonly IpAddress[];
  /** Assigned to something else, which would lose them. */
  readonly taken: readonly IpAddress[];
}

/** Sorts the addresses of a location by what leading them to a target means. */
export function addressSources(
  ips: readonly IpAddress[],
  { uuid, account }: Pick<AddressTarget, 'uuid' | 'account'>,
): AddressSources {
  const offered = ips.filter(isOffered);
  const unassigned = offered.filter((ip) => !isAssigned(ip));
  const isOfAccount = (ip: IpAddress) => account === undefined || ip.billing_account_id === account;
  return {
    free: unassigned.filter(isOfAccount),
    elsewhere: unassigned.filter((ip) => !isOfAccount(ip)),
    taken: offered.filter((ip) => isAssigned(ip) && assigneeUuid(ip) !== uuid),
  };
}

/** The private addresses of a machine that a floating IP can lead to; the main one first. */
export function privateAddresses(main: string | null | undefined, interfaces: readonly VmInterface[] = []): string[] {
  const all = [
    main,
    ...interfaces.flatMap((nic) => [nic.private_ip_address, ...nic.subinterfaces.map((row) => row.ip_address)]),
  ];
  return [...new Set(all.filter((address): address is string => Boolean(address)))];
}

/** An address that was reserved although its response was lost: of this account, led to nothing, and not there before. */
export const reservedMeanwhile = (
  ips: readonly IpAddress[],
  before: readonly string[],
  wanted: { readonly name: string; readonly account: number | undefined },
): IpAddress | undefined =>
  ips.find(
    (ip) =>
      isOffered(ip) &&
      !isAssigned(ip) &&
      !before.includes(ip.uuid) &&
      (ip.name ?? '') === wanted.name &&
      (wanted.account === undefined || ip.billing_account_id === wanted.account),
  );
