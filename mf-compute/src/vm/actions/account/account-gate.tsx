import type { ReactNode } from 'react';
import { useQuery } from '@console/api';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Dialog, ErrorPanel, LinkButton, Notice, SkeletonText } from '@console/ui';
import { useActionsText } from '../texts';

export interface AccountGateProps {
  readonly onClose: () => void;
  /** Whether another account could pay at all. */
  readonly hasChoice: (accounts: readonly BillingAccount[]) => boolean;
  /** The dialog, once the accounts are there. */
  readonly children: (accounts: readonly BillingAccount[]) => ReactNode;
}

/** Stands in the place of a dialog that moves machines to another account until there is one to choose. */
export function AccountGate({ onClose, hasChoice, children }: AccountGateProps) {
  const t = useActionsText();
  const accounts = useQuery(listBillingAccounts, {});
  if (accounts.data && hasChoice(accounts.data)) return children(accounts.data);
  return (
    <Dialog open onClose={onClose} title={t('account.title')}>
      {accounts.data ? (
        <>
          <Notice>{t('account.onlyOne')}</Notice>
          <div className="ui-row">
            <LinkButton to={paths.billingCreate()}>{t('account.create')}</LinkButton>
          </div>
        </>
      ) : accounts.error ? (
        <ErrorPanel title={t('account.failed')} error={accounts.error} onRetry={() => void accounts.reload()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}
