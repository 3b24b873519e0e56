import { useCallback } from 'react';
import type { BillingAccount } from '@console/contract/billing-account';
import { chargedTo, type Rate } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { machineNeeds, quoteMachine } from './machine-price';
import { type JoinedVm } from './rows';
import { pricePlaces } from './machine-pricer';

/**
 * What an account is charged for a machine, with its discount, before tax. Addresses stay where they are when another account
 * pays for a machine, so they are not in it. Undefined where the price list does not cover it.
 */
export function useCostFor(): (vm: JoinedVm, account: BillingAccount) => Rate | undefined {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useCallback(
    (vm, account) => {
      const where = { ...terms, places: pricePlaces(vm, vm.location) };
      const quote = quoteMachine(prices, where, machineNeeds(vm, 0));
      return quote && chargedTo(quote, account);
    },
    [prices, terms],
  );
}
