import { accountTitle } from '@console/contract/billing-account';
import { AccountField } from '@console/domain/order-form';
import { accountOf } from '@console/domain/order';
import { FormSection } from '@console/ui/forms';
import { TextField } from './form';
import { useOrderForm } from './form-context';
import { useCreateText } from './texts';

/** What the server is called, and who pays. */
export function NameSection() {
  const t = useCreateText();
  const { choices, values } = useOrderForm();
  const account = accountOf(choices.accounts ?? [], values.account);
  const name = values.name.trim();
  return (
    <FormSection
      id="name"
      title={t('section.name')}
      value={name === '' ? null : [name, account && accountTitle(account)].filter(Boolean).join(', ')}
    >
      <div className="compute-halves">
        <TextField name="name" label={t('name.label')} autoComplete="off" hint={t('name.hint')} />
        {choices.accounts ? (
          <AccountField accounts={choices.accounts} value={values.account} />
        ) : (
          <p className="ui-mut">{t('account.byKey')}</p>
        )}
      </div>
    </FormSection>
  );
}
