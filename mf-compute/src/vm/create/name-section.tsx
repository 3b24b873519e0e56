import { accountTitle } from '@console/contract/billing-account';
import { AccountField as PayerField } from '@console/domain/order-form';
import { FormSection } from '@console/ui/forms';
import { roomOf } from './choices';
import { TextField } from './form';
import { useVmForm } from './form-context';
import { payingAccount } from './lookups';
import { CountField } from './many/count-field';
import { NamesPreview } from './many/names-preview';
import { SpreadField } from './many/spread-field';
import { textRule } from './rules';
import { countOf, mayBeMany, targetsOf } from './targets';
import { useText } from './texts';

/** Who pays: a billing account, unless the API token says it already. */
function AccountField() {
  const t = useText();
  const { choices, values } = useVmForm();
  const room = roomOf(choices, values);
  if (choices.isTokenBound) {
    const account = payingAccount(choices, '');
    return (
      <div className="ui-fld">
        <span className="lbl">{t('vm.account')}</span>
        <p>{account ? accountTitle(account) : t('account.ofToken')}</p>
        <span className="hint">{t('account.byToken')}</span>
      </div>
    );
  }
  return (
    <PayerField
      accounts={choices.accounts}
      value={values.account}
      hint={
        room
          ? t('account.limitedTo', {
              vcpu: room.most.vcpu,
              memory: room.most.ram_mb / 1024,
              leftVcpu: room.left.vcpu,
              leftMemory: room.left.ram_mb / 1024,
            })
          : ''
      }
    />
  );
}

/** What the machines are called, how many there are, where they go, and who pays. */
export function NameSection() {
  const t = useText();
  const { choices, values } = useVmForm();
  const account = payingAccount(choices, values.account);
  const targets = targetsOf(values);
  const [first] = targets;
  const last = targets.at(-1);
  const isMany = countOf(values) > 1;
  const rule = textRule(choices.parameters, 'name').description;
  const about = textRule(choices.parameters, 'description');
  const names =
    isMany && values.name !== '' && first && last
      ? t('names.range', { first: first.name, last: last.name })
      : values.name;
  return (
    <FormSection
      id="name"
      title={t('create.name')}
      value={values.name === '' ? null : [names, account && accountTitle(account)].filter(Boolean).join(', ')}
    >
      <div className="compute-halves">
        <TextField
          name="name"
          label={t(isMany ? 'names.label' : 'vm.name')}
          autoComplete="off"
          hint={isMany ? t('names.hint', { mark: '{n}' }) : (rule ?? t('create.nameHint'))}
        />
        <AccountField />
        <TextField
          name="description"
          label={t('create.description')}
          autoComplete="off"
          optional={!about.isMandatory}
          hint={about.description}
        />
        {mayBeMany(values) ? <CountField /> : null}
      </div>
      {isMany ? (
        <>
          <SpreadField />
          <NamesPreview />
        </>
      ) : null}
    </FormSection>
  );
}
