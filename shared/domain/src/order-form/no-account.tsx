import { useLocation } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { LinkButton, Notice } from '@console/ui';
import { ownAccounts } from '../order/accounts';
import { useOrderText } from '../order/messages';

/**
 * Without a billing account nothing can be charged: it comes first, and the form waits.
 * @param props.back the form's own path, to come back to with what a link has chosen: the form keeps what was typed under it
 */
export function NoAccount({ accounts, back }: { accounts: readonly BillingAccount[]; back: string }) {
  const t = useOrderText();
  const { search } = useLocation();
  if (ownAccounts(accounts).length > 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton size="sm" to={`${paths.billingCreate()}?return=${encodeURIComponent(back + search)}`}>
          {t('account.create')}
        </LinkButton>
      }
    >
      <b>{t('account.noneTitle')}</b> {t('account.none')}
    </Notice>
  );
}
