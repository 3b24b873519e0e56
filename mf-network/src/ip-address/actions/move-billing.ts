import { useCallback } from 'react';
import { call } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { isAssigned, type IpAddress } from '@console/contract/ip-address';
import { updateIpAddress } from '@console/contract/ip-address-change';
import { listUsage } from '@console/contract/usage';
import { readAddress } from '@console/domain/addresses';
import type { BilledResource } from '@console/domain/bulk';
import { quoteAddresses, chargedTo, type Rate } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import type { IpRow } from '../rows';
import { onAddress } from './pending';

/** A floating IP as something that an account pays for. */
export interface BilledIp extends BilledResource {
  readonly row: IpRow;
}

/** The same under the names that all paid resources have. */
export const billedIp = (row: IpRow): BilledIp => ({
  uuid: row.uuid,
  name: row.address,
  location: row.location,
  billing_account: row.billing_account_id,
  accountName: row.account || undefined,
  row,
});

/** What the call is made of. */
export const moveRequest = ({ location, address }: Pick<IpRow, 'location' | 'address'>, account: number) => ({
  location,
  address,
  billing_account_id: account,
});

/** The number of the account that pays now, from the server. @throws ApiError */
export const readPayer = async (row: Pick<IpRow, 'location' | 'address'>) =>
  (await readAddress(row)).billing_account_id;

/**
 * Lets another account pay for an address.
 * @param onRow how it is marked meanwhile: as the only one, or as one of many
 * @throws ApiError
 */
export const moveBilling = (row: IpRow, account: number, onRow: typeof onAddress = onAddress): Promise<void> =>
  onRow(row, 'change', () => call(updateIpAddress, moveRequest(row, account)), [listUsage]);

/**
 * What an account is charged for an address as it is now, assigned or not, with its discount, before tax. Undefined where the
 * price list does not have it.
 */
export function useCostFor(): (
  ip: IpAddress & { readonly location: string },
  account: BillingAccount,
) => Rate | undefined {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useCallback(
    (ip, account) => {
      const quote = quoteAddresses(prices, { ...terms, places: [ip.location] }, { isAssigned: isAssigned(ip) });
      return quote && chargedTo(quote, account);
    },
    [prices, terms],
  );
}
