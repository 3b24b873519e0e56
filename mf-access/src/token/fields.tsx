import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { TOKEN_DESCRIPTION_LENGTH } from '@console/contract/token-change';
import { Notice } from '@console/ui';
import { ChoiceTiles, ComboboxField, TextField, useFormValues } from './form';
import { useTokenText } from './texts';

/** What a token is for. */
export function DescriptionField() {
  const t = useTokenText();
  return (
    <TextField
      name="description"
      label={t('form.description')}
      hint={t('form.descriptionHint')}
      longest={TOKEN_DESCRIPTION_LENGTH}
      autoComplete="off"
    />
  );
}

export interface ScopeFieldsProps {
  readonly accounts: readonly BillingAccount[];
  /** The accounts could not be read: a token for everything can be made all the same. */
  readonly isUnread: boolean;
  readonly onRetry: () => Promise<void>;
}

/** What a token has access to: everything, or the resources of one account. */
export function ScopeFields({ accounts, isUnread, onRetry }: ScopeFieldsProps) {
  const t = useTokenText();
  const { scope } = useFormValues();
  const none = accounts.length === 0 && scope !== 'account';
  return (
    <>
      <ChoiceTiles
        name="scope"
        label={t('form.scope')}
        columns={2}
        options={[
          { value: 'all', title: t('form.all'), detail: t('form.allText') },
          {
            value: 'account',
            title: t('form.account'),
            detail: t('form.accountText'),
            ...(none ? { reason: t(isUnread ? 'form.notNow' : 'form.noAccount') } : {}),
          },
        ]}
      />
      {scope === 'account' && !isUnread ? (
        <ComboboxField
          name="billing_account_id"
          label={t('form.accountLabel')}
          options={accounts.map((account) => ({ value: String(account.id), label: accountTitle(account) }))}
        />
      ) : null}
      {isUnread ? (
        <Notice
          tone="warn"
          action={
            <button type="button" className="ui-txtbtn" onClick={() => void onRetry()}>
              {t('form.retry')}
            </button>
          }
        >
          {t('form.unread')}
        </Notice>
      ) : null}
    </>
  );
}
