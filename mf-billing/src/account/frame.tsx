import type { ReactNode } from 'react';
import { useParams } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { DetailFrame } from '@console/domain/detail';
import { useText } from '../texts';
import { useAccounts } from './use-account';

interface AccountFrameProps {
  readonly hasSidebar?: boolean;
  readonly skeleton?: ReactNode;
  readonly children: (account: BillingAccount) => ReactNode;
}

/** A page about the account that the address names (`:id`), while it loads, fails or is not there. */
export function AccountFrame({ hasSidebar, skeleton, children }: AccountFrameProps) {
  const t = useText();
  const { id = '' } = useParams();
  const accounts = useAccounts();
  return (
    <DetailFrame
      row={accounts.data?.find((row) => String(row.id) === id)}
      title={t('account.number', { id })}
      breadcrumbs={[{ label: t('account.back'), to: paths.billing() }]}
      isLoading={accounts.isLoading}
      error={accounts.error}
      onRetry={() => void accounts.reload()}
      id={id}
      unread={accounts.unread}
      list={paths.billing()}
      hasSidebar={hasSidebar}
      {...(skeleton ? { skeleton } : {})}
      texts={{
        failed: t('accounts.failed'),
        missing: t('account.missing', { id }),
        missingText: t('account.missingText'),
        toList: t('account.all'),
      }}
    >
      {children}
    </DetailFrame>
  );
}
