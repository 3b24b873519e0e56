import { accountTitle } from '@console/contract/billing-account';
import { AccountField } from '@console/domain/order-form';
import { accountBlock } from '@console/domain/account-block';
import { accountOf, ownAccounts, payerOf } from '@console/domain/order';
import { FormSection } from '@console/ui/forms';
import { TextField, useOrderForm } from '../form';
import { useCreateText, type CreateId } from '../texts';
import { REQUIRED, type OrderChoices, type OrderValues, type Problems } from '../values';

/** Nothing is asked where the API token decides; somebody without any account is sent to make one. */
function accountProblem({ accounts, isTokenBound }: OrderChoices, id: string): CreateId | undefined {
  if (isTokenBound) return undefined;
  const account = accountOf(ownAccounts(accounts), id);
  if (!account) return REQUIRED;
  return accountBlock(account) ? 'problem.account' : undefined;
}

/** Whether there is a name (its shape is a rule of the values), and what is wrong with the account. */
export const nameProblems = (choices: OrderChoices, { name, account }: OrderValues): Problems => ({
  name: name.trim() === '' ? REQUIRED : undefined,
  account: accountProblem(choices, account),
});

/** What the server is called, and who pays. */
export function NameSection() {
  const t = useCreateText();
  const { choices, values } = useOrderForm();
  const account = payerOf(choices, values.account);
  const name = values.name.trim();
  return (
    <FormSection
      id="name"
      title={t('section.name')}
      value={name === '' ? null : [name, account && accountTitle(account)].filter(Boolean).join(', ')}
    >
      <div className="ui-halves">
        <TextField name="name" label={t('name.label')} autoComplete="off" hint={t('name.hint')} />
        <AccountField accounts={choices.accounts} value={values.account} isTokenBound={choices.isTokenBound} />
      </div>
    </FormSection>
  );
}
