import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { useAccountText } from './texts';

/** The way to the page that tops an account up, or why there is none now. */
export interface TopUpOffer {
  readonly to: string;
  readonly reason?: string;
}

/** Whether a way to pay brings credit: an invoice is paid after the month. */
const bringsCredit = ({ type }: { readonly type: string }): boolean => type !== 'invoice';

/** Says how accounts are topped up; undefined on a site where nobody can. */
export function useTopUpOffer(): (account: Pick<BillingAccount, 'id' | 'status'>) => TopUpOffer | undefined {
  const t = useAccountText();
  const { paymentProcessors } = useSiteConfig();
  const isOffered = paymentProcessors.some(bringsCredit);
  return (account) =>
    isOffered
      ? {
          to: paths.topUp(account),
          ...(account.status === 'PENDING_VALIDATION' ? { reason: t('topUp.pending') } : {}),
        }
      : undefined;
}
