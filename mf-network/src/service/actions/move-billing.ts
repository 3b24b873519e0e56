import { useCallback } from 'react';
import { call } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { updateService } from '@console/contract/service-package';
import { listUsage } from '@console/contract/usage';
import { chargedTo, type Rate } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { serviceRate } from '../facts';
import { onService } from '../marks';
import type { ServiceView } from '../use-services';
import { moveParams } from './requests';

/**
 * Lets another account pay for a service.
 * @param onRow how the service is marked meanwhile: as the only one, or as one of many
 * @throws ApiError
 */
export const moveBilling = (
  service: ServiceView,
  account: number,
  onRow: typeof onService = onService,
): Promise<void> => onRow(service, () => call(updateService, moveParams(service, account)), [listUsage]);

/** What an account is charged for a service, with its discount, before tax; undefined where the price list does not cover it. */
export function useCostFor(): (service: ServiceView, account: BillingAccount) => Rate | undefined {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useCallback(
    (service, account) => {
      const rate = serviceRate(service, prices, terms);
      return rate && chargedTo(rate, account);
    },
    [prices, terms],
  );
}
