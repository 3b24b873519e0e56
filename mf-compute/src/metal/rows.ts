import type { Located, Money } from '@console/api';
import { accountNames, type BillingAccount } from '@console/contract/billing-account';
import { metalOsName, type MetalLease, type MetalOsCatalogue } from '@console/contract/metal';
import type { PriceList } from '@console/contract/pricing';
import { quoteServer } from '../price/quote';

/** A leased server with what other calls know about it. */
export interface LeaseRow extends Located<MetalLease> {
  readonly specTitle: string;
  readonly system: string | undefined;
  readonly accountName: string | undefined;
  /** Before tax, in the site's currency; undefined where the price list does not have it. */
  readonly monthly: Money | undefined;
}

export interface LeaseSources {
  readonly systems: MetalOsCatalogue | undefined;
  readonly accounts: readonly BillingAccount[];
  readonly prices: PriceList | undefined;
  readonly currency: string;
}

/** Joins leases with systems, accounts and prices; each source may be missing. */
export function leaseRows(
  leases: readonly Located<MetalLease>[],
  { systems, accounts, prices, currency }: LeaseSources,
): LeaseRow[] {
  const accountName = accountNames(accounts);
  return leases.map((lease) => {
    const places = lease.spec ? [lease.spec.uuid, lease.location] : [lease.location];
    return {
      ...lease,
      specTitle: lease.spec?.title ?? '',
      system: metalOsName(systems, lease.os_id ?? lease.requested_os_id),
      accountName: accountName(lease.billing_account_id) || undefined,
      monthly: prices && quoteServer(prices, { currency, places })?.monthly,
    };
  });
}

/** What the search of the list looks through. */
export const leaseSearchText = (lease: LeaseRow): (string | null | undefined)[] => [
  lease.display_name,
  lease.uuid,
  lease.specTitle,
  lease.system,
  lease.machine?.label,
  lease.machine?.ip_public_v4,
  lease.machine?.ip_public_v6,
  ...(lease.machine?.mac_addresses ?? []),
];
