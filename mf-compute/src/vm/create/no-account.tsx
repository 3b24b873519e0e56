import { paths } from '@console/contract/paths';
import { LinkButton, Notice } from '@console/ui';
import { useText } from '../../texts';
import { ownAccounts } from './accounts';
import { useVmForm } from './form-context';

/** The way to the first billing account and back; the form keeps what was typed. */
const billingPath = (): string => `${paths.billingCreate()}?return=${encodeURIComponent(paths.vmCreate())}`;

/** Without a billing account nothing can be charged: it comes first, and the form waits. */
export function NoAccount() {
  const t = useText();
  const { choices } = useVmForm();
  if (ownAccounts(choices.accounts).length > 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton size="sm" to={billingPath()}>
          {t('account.create')}
        </LinkButton>
      }
    >
      <b>{t('account.noneTitle')}</b> {t('account.none')}
    </Notice>
  );
}
