import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useSearchSource, useSiteConfig, type SearchEntry } from '@console/area';
import { accountTitle, listBillingAccounts } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { labelId } from '@console/domain/labels';
import { canTopUp } from '../account/can-top-up';
import { useText } from './search-texts';

/** Billing accounts in the search: by name and number. */
export default function SearchAccounts() {
  const t = useText();
  const { paymentProcessors } = useSiteConfig();
  const { data, error, isLoading } = useQuery(listBillingAccounts, {});
  const entries = useMemo(
    () =>
      (data ?? []).map((account): SearchEntry => {
        const { id } = account;
        const name = accountTitle(account);
        return {
          id: String(id),
          labelId: labelId('billing_account', id),
          name,
          words: [String(id)],
          show: () => ({
            name,
            to: paths.billingAccount(account),
            detail: t('number', { id: String(id) }),
            actions: [
              ...(canTopUp(account, paymentProcessors)
                ? [{ id: 'top-up', icon: 'plus', label: t('topUp'), to: paths.topUp({ id }) } as const]
                : []),
              { id: 'spending', icon: 'receipt', label: t('spending'), to: paths.spending({ id }) },
            ],
          }),
        };
      }),
    [data, t, paymentProcessors],
  );
  useSearchSource({ kind: 'billing_account', entries, isLoading, hasFailed: error !== undefined && !data });
  return null;
}
