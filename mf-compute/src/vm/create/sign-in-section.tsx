import { Segmented } from '@console/ui';
import { FormSection, PasswordField, TextAreaField, TextField } from '@console/ui/forms';
import { useText } from '../../texts';
import { useVmForm } from './form-context';
import { textRule } from './rules';
import { keyLabel } from './ssh-key';

/** Who may sign in: a user with a password or with a key. */
export function SignInSection() {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const key = values.publicKey ? keyLabel(values.publicKey) : undefined;
  const hint = (parameter: string, fallback: string) => textRule(choices.parameters, parameter).description ?? fallback;
  return (
    <FormSection
      id="sign-in"
      title={t('create.signIn')}
      value={
        values.username &&
        t(values.signIn === 'key' ? 'signIn.byKey' : 'signIn.byPassword', { username: values.username })
      }
      actions={
        <Segmented
          label={t('signIn.way')}
          value={values.signIn}
          options={[
            { value: 'password', label: t('signIn.password') },
            { value: 'key', label: t('signIn.key') },
          ]}
          onChange={(signIn) => change({ signIn })}
        />
      }
    >
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
          <TextAreaField
            name="publicKey"
            label={t('signIn.publicKey')}
            mono
            hint={
              key
                ? t('signIn.keyNamed', { type: key.type, comment: key.comment || t('signIn.keyUnnamed') })
                : t('signIn.keyHint')
            }
          />
        )}
      </div>
    </FormSection>
  );
}
