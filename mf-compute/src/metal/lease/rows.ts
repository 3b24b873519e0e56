import type { Located, Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import { metalOsName, type MetalLease, type MetalOsCatalogue } from '@console/contract/metal';
import type { PriceList } from '@console/contract/pricing';
import type { SourceState } from '@console/domain/list';
import type { PriceTerms } from '@console/domain/price';
import { pricePlaces, quoteServer } from './price';

/** A leased server with what other calls know about it. Prices before tax, in the site's currency. */
export interface LeaseRow extends Located<MetalLease> {
  readonly specTitle: string;
  readonly system: string | undefined;
  readonly accountName: string | undefined;
  /** Undefined where the price list does not have it. */
  readonly hourly: Money | undefined;
  readonly monthly: Money | undefined;
}

export interface LeaseSources {
  readonly systems: MetalOsCatalogue | undefined;
  /** Undefined while they are on their way, like the systems: nothing has a name then. */
  readonly accounts: readonly BillingAccount[] | undefined;
  readonly prices: PriceList | undefined;
  readonly terms: PriceTerms;
}

/** How far the name of a server's system is: it has one as soon as the systems have come or failed. */
export const systemState = ({ system, os_id, requested_os_id }: LeaseRow): SourceState =>
  system === undefined && (os_id ?? requested_os_id) ? 'loading' : 'ready';

/** Joins leases with systems, accounts and prices; each source may be missing. */
export function leaseRows(
  leases: readonly Located<MetalLease>[],
  { systems, accounts, prices, terms }: LeaseSources,
): LeaseRow[] {
  const accountName = accountNames(accounts);
  return leases.map((lease) => {
    const places = pricePlaces(lease.spec?.uuid, lease.location);
    const quote = quoteServer(prices, { ...terms, places });
    return {
      ...lease,
      specTitle: lease.spec?.title ?? '',
      system: metalOsName(systems, lease.os_id ?? lease.requested_os_id),
      accountName: accountName(lease.billing_account_id) || undefined,
      hourly: quote?.hourly,
      monthly: quote?.monthly,
    };
  });
}

/** What the search of the list looks through: name, addresses, MAC addresses, ids, and what it is. */
export const leaseSearchText = (lease: LeaseRow): (string | null | undefined)[] => [
  lease.display_name,
  lease.uuid,
  lease.machine_uuid,
  lease.specTitle,
  lease.system,
  lease.machine?.label,
  lease.machine?.ip_public_v4,
  lease.machine?.ip_public_v6,
  ...(lease.machine?.mac_addresses ?? []),
];
