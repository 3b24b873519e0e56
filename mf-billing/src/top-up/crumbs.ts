import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { useText } from './texts';

/** The steps before a page about an account. */
export function useCrumbs(account: BillingAccount) {
  const t = useText();
  return [
    { label: t('crumb.billing'), to: paths.billing() },
    { label: accountTitle(account), to: paths.billingAccount(account) },
  ];
}
