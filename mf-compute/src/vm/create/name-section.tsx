import { accountTitle } from '@console/contract/billing-account';
import { FormSection, SelectField, TextField } from '@console/ui/forms';
import { useText } from '../../texts';
import { accountBar, ownAccounts } from './accounts';
import { accountLimit, accountOf } from './choices';
import { useVmForm } from './form-context';
import { textRule } from './rules';

/** What the machine is called, and who pays. */
export function NameSection() {
  const t = useText();
  const { choices, values } = useVmForm();
  const accounts = ownAccounts(choices.accounts);
  const limit = accountLimit(choices, values.account);
  const account = accountOf(choices, values.account);
  const rule = textRule(choices.parameters, 'name').description;
  return (
    <FormSection
      id="name"
      title={t('create.name')}
      value={[values.name, account && accountTitle(account)].filter(Boolean).join(', ')}
    >
      <div className="compute-halves">
        <TextField name="name" label={t('vm.name')} autoComplete="off" hint={rule ?? t('create.nameHint')} />
        {accounts.length > 0 ? (
          <SelectField
            name="account"
            label={t('vm.account')}
            options={accounts.map((row) => {
              const bar = accountBar(row);
              const title = accountTitle(row);
              return {
                value: String(row.id),
                label: bar ? t('account.barred', { title, reason: t(bar.id, bar.values) }) : title,
                ...(bar ? { disabled: true } : {}),
              };
            })}
            {...(limit ? { hint: t('account.limited', { vcpu: limit.vcpu, memory: limit.ram_mb / 1024 }) } : {})}
          />
        ) : null}
      </div>
    </FormSection>
  );
}
