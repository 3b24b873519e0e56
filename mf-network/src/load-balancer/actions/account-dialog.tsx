import { useCallback } from 'react';
import type { BillingAccount } from '@console/contract/billing-account';
import type { BilledResource } from '@console/domain/bulk';
import { AccountDialog } from '@console/domain/payer';
import { quote, chargedTo, type Rate } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';
import { moveBilling, moveCode, readPayer } from './requests';

/** A load balancer as something that an account pays for, under the names that all of them have. */
export const billedBalancer = (row: BalancerRow): BilledResource => ({
  uuid: row.uuid,
  name: row.display_name || row.uuid,
  location: row.location,
  billing_account: row.billing_account_id,
  accountName: row.account || undefined,
  addresses: row.addresses,
});

/** What an account is charged for a load balancer, with its discount, before tax, without floating IPs. */
export function useCostFor(): (place: { readonly location: string }, account: BillingAccount) => Rate | undefined {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useCallback(
    ({ location }, account) => {
      const sum = quote(prices, { ...terms, places: [location] }, [
        { id: 'balancer', resource: 'LOAD_BALANCER', quantity: 1 },
      ]);
      return sum && chargedTo(sum, account);
    },
    [prices, terms],
  );
}

/** Lets another billing account pay for a load balancer from now on. */
export function BalancerAccountDialog({ row, onClose }: { readonly row: BalancerRow; readonly onClose: () => void }) {
  const t = useBalancerText();
  const costFor = useCostFor();
  return (
    <AccountDialog
      resource={billedBalancer(row)}
      onClose={onClose}
      paysText={(account) => t('account.pays', { account })}
      tokensText={(account) => t('account.tokens', { account })}
      costOf={(account) => costFor(row, account)}
      reason={row.pending && t(`can.${row.pending}`)}
      request={(account) => moveCode(row, account)}
      move={(account) => moveBilling(row, account)}
      readPayer={() => readPayer(row)}
    />
  );
}
