import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { TOKEN_DESCRIPTION_LENGTH } from '@console/contract/token-change';
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

/** What a token has access to: everything, or the resources of one account. */
export function ScopeFields({ accounts }: { accounts: readonly BillingAccount[] }) {
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
            ...(none ? { reason: t('form.noAccount') } : {}),
          },
        ]}
      />
      {scope === 'account' ? (
        <ComboboxField
          name="billing_account_id"
          label={t('form.accountLabel')}
          options={accounts.map((account) => ({ value: String(account.id), label: accountTitle(account) }))}
        />
      ) : null}
    </>
  );
}
