import { Icon, Segmented } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { PasswordField, TextField, useFormField } from './form';
import { useVmForm } from './form-context';
import { KeyField } from './key/key-field';
import { textRule } from './rules';
import { systemOf } from './system';
import { useText } from './texts';
import type { VmValues } from './values';

type Way = VmValues['signIn'];

/** The users stand in the text for cloud-init; the form names nobody beside them. */
function UsersOfCloudInit() {
  const t = useText();
  const { error } = useFormField('signIn');
  return (
    <div className="ui-fld">
      <p className="ui-mut">{t('signIn.cloudInitText')}</p>
      {error ? (
        <span className="er" role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}

/** Who may sign in: a user with a password or with a key, or the users that cloud-init makes. */
export function SignInSection() {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const system = systemOf(choices, values);
  const hint = (parameter: string, fallback: string) => textRule(choices.parameters, parameter).description ?? fallback;
  if (!system.isNew) {
    return (
      <FormSection id="sign-in" title={t('create.signIn')} value={t('signIn.onDisk')}>
        <p className="ui-mut">{t('signIn.onDiskText')}</p>
      </FormSection>
    );
  }
  const ways: { value: Way; label: string }[] = [
    { value: 'password', label: t('signIn.password') },
    ...(system.osClass === 'win' ? [] : [{ value: 'key' as const, label: t('signIn.key') }]),
    ...(values.cloudInit.trim() === '' && values.signIn !== 'cloudInit'
      ? []
      : [{ value: 'cloudInit' as const, label: t('create.cloudInit') }]),
  ];
  const summary = (): string => {
    if (values.signIn === 'cloudInit') return t('signIn.byCloudInit');
    if (values.username === '') return '';
    return t(values.signIn === 'key' ? 'signIn.byKey' : 'signIn.byPassword', { username: values.username });
  };
  return (
    <FormSection
      id="sign-in"
      title={t('create.signIn')}
      value={summary() || null}
      actions={
        ways.length > 1 ? (
          <Segmented
            label={t('signIn.way')}
            value={values.signIn}
            options={ways}
            onChange={(signIn) => change({ signIn })}
          />
        ) : undefined
      }
    >
      {values.signIn === 'cloudInit' ? (
        <UsersOfCloudInit />
      ) : (
        <div className="compute-halves">
          <TextField
            name="username"
            label={t('signIn.username')}
            autoComplete="off"
            hint={hint('username', t('rule.username'))}
          />
          {values.signIn === 'password' ? (
            <PasswordField
              name="password"
              label={t('signIn.password')}
              autoComplete="new-password"
              hint={hint('password', t('rule.password'))}
            />
          ) : (
            <KeyField />
          )}
        </div>
      )}
    </FormSection>
  );
}
