import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { canTopUp, takesTopUps } from './can-top-up';
import { useAccountText } from './texts';

/** The way to the page that tops an account up, or why there is none now. */
export interface TopUpOffer {
  readonly to: string;
  readonly reason?: string;
}

/** Says how accounts are topped up; undefined on a site where nobody can. */
export function useTopUpOffer(): (account: Pick<BillingAccount, 'id' | 'status'>) => TopUpOffer | undefined {
  const t = useAccountText();
  const { paymentProcessors } = useSiteConfig();
  return (account) =>
    takesTopUps(paymentProcessors)
      ? {
          to: paths.topUp(account),
          ...(canTopUp(account, paymentProcessors) ? {} : { reason: t('topUp.pending') }),
        }
      : undefined;
}
