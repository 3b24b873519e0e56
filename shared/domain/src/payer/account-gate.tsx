import type { ReactNode } from 'react';
import { useQuery } from '@console/api';
import { useShownEmail } from '@console/area';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Dialog, ErrorPanel, LinkButton, Notice, SkeletonText } from '@console/ui';
import { useBinding } from '../binding';
import { useText } from './messages';

export interface AccountGateProps {
  /** Of the dialog: 'Move to another billing account' */
  readonly title: string;
  readonly onClose: () => void;
  /** Whether another account could pay at all. */
  readonly hasChoice: (accounts: readonly BillingAccount[]) => boolean;
  /** The dialog, once the accounts are there. */
  readonly children: (accounts: readonly BillingAccount[]) => ReactNode;
}

/** Stands in the place of a dialog that moves resources to another account until there is one to choose. */
export function AccountGate({ title, onClose, hasChoice, children }: AccountGateProps) {
  const t = useText();
  const accounts = useQuery(listBillingAccounts, {});
  if (accounts.data && hasChoice(accounts.data)) return children(accounts.data);
  return (
    <Dialog open onClose={onClose} title={title}>
      {accounts.data ? (
        <OnlyOne />
      ) : accounts.error ? (
        <ErrorPanel title={t('failed')} error={accounts.error} onRetry={() => void accounts.reload()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}

/** Why there is no other one: whoever is kept to one account cannot make another either. (decision 0014) */
function OnlyOne() {
  const t = useText();
  const binding = useBinding();
  const shown = useShownEmail({ checksAdministrator: false });
  if (binding === undefined) return <SkeletonText lines={2} />;
  if (binding)
    return (
      <Notice>
        {binding.by === 'token' ? t('onlyOneToken') : t('onlyOneActing', { owner: shown(binding.owner) })}
      </Notice>
    );
  return (
    <>
      <Notice>{t('onlyOne')}</Notice>
      <div className="ui-row">
        <LinkButton to={paths.billingCreate()}>{t('create')}</LinkButton>
      </div>
    </>
  );
}
