import { useCallback } from 'react';
import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { quoteMachine } from '../price/quote';
import { totalsOf, type Rate } from '../price/tax';
import { machineNeeds } from './needs';
import { pricePlaces, type VmRow } from './rows';
import { usePrices } from './use-vms';

/**
 * What an account is charged for a machine, with its discount and tax. Addresses stay where they are when another account
 * pays for a machine, so they are not in it. Undefined where the price list does not cover it.
 */
export function useCostFor(): (vm: VmRow, account: BillingAccount) => Rate | undefined {
  const prices = usePrices();
  const { siteCurrency: currency } = useSiteConfig();
  return useCallback(
    (vm, account) => {
      const where = { currency, places: pricePlaces(vm, vm.location) };
      const quote = prices && quoteMachine(prices, where, machineNeeds(vm, 0));
      return quote && totalsOf(quote, account).total;
    },
    [prices, currency],
  );
}
