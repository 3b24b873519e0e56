import { accountTitle } from '@console/contract/billing-account';
import { AccountField } from '@console/domain/order-form';
import { FormSection } from '@console/ui/forms';
import { TextField, useServiceForm } from '../form';
import { isCluster } from '../images';
import { useCreateText } from '../texts';

/** What the service is called, and who pays. */
export function NameSection() {
  const t = useCreateText();
  const { choices, values, payer } = useServiceForm().order;
  const name = values.name.trim();
  const isTaken = choices.services?.some(({ display_name }) => display_name === name) === true;
  const isOfCluster = isCluster(values.service);
  return (
    <FormSection
      id="name"
      title={t('section.name')}
      value={name === '' ? null : [name, payer && accountTitle(payer)].filter(Boolean).join(', ')}
    >
      <div className="ui-halves">
        <TextField
          name="name"
          label={t(isOfCluster ? 'name.cluster' : 'name.label')}
          autoComplete="off"
          hint={t(isTaken ? 'name.taken' : isOfCluster ? 'name.clusterHint' : 'name.hint')}
        />
        <AccountField accounts={choices.accounts} isTokenBound={choices.isTokenBound} value={values.account} />
      </div>
    </FormSection>
  );
}
