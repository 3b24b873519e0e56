import { Icon, Segmented } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { PasswordField, TextField, useFormField, useVmForm } from '../form';
import { KeyField } from '../key/key-field';
import { keyProblem, sentKey } from '../key/parse-key';
import { required, textProblem, textRule } from '../rules';
import { useText, type Message } from '../texts';
import type { VmChoices } from '../choices';
import type { VmValues, Problems } from '../values';
import type { VmOrder, CreateRequest } from '../order';

export const firstSignIn = { username: '', signIn: 'password', password: '', publicKey: '' } as const;

/** Who may sign in: nobody new on a copied disk, whom cloud-init says, or one user with a password or a key. */
export function signInRequest({ values, system }: VmOrder): Partial<CreateRequest> {
  if (!system.isNew || values.signIn === 'cloudInit') return {};
  return {
    username: values.username.trim(),
    ...(values.signIn === 'password' ? { password: values.password } : { public_key: sentKey(values.publicKey) }),
  };
}

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
  const { order, choices, values, change } = useVmForm();
  const system = order.system;
  const hint = (parameter: string) => textRule(choices.parameters, parameter).description;
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
        <div className="ui-halves">
          <TextField name="username" label={t('signIn.username')} isPlain autoComplete="off" hint={hint('username')} />
          {values.signIn === 'password' ? (
            <PasswordField
              name="password"
              label={t('signIn.password')}
              autoComplete="new-password"
              hint={hint('password')}
            />
          ) : (
            <KeyField />
          )}
        </div>
      )}
    </FormSection>
  );
}

/** Users that every such system has of its own: a second one of the name cannot be made, and nobody could sign in. */
const systemUsers = ['root', 'daemon', 'bin', 'sys', 'nobody', 'www-data', 'sshd'];

function usernameProblem({ parameters }: VmChoices, username: string, isWindows: boolean): Message | undefined {
  const name = username.trim();
  if (!isWindows && systemUsers.includes(name.toLowerCase())) return { id: 'rule.systemUser', values: { name } };
  return textProblem(parameters, 'username', name, { id: 'broken.username' });
}

/** Windows refuses a password with the user's name in it, from three letters on. */
const holdsName = (password: string, username: string): boolean =>
  username.length > 2 && password.toLowerCase().includes(username.toLowerCase());

function passwordProblem({ parameters }: VmChoices, values: VmValues, isWindows: boolean): Message | undefined {
  const rule = textProblem(parameters, 'password', values.password, { id: 'broken.password' });
  if (rule) return rule;
  return isWindows && holdsName(values.password, values.username.trim()) ? { id: 'rule.passwordName' } : undefined;
}

/** A refused type or a pasted private key is told before the general rule of the site. */
function publicKeyProblem({ parameters }: VmChoices, text: string): Message | undefined {
  return (
    (text.trim() === '' ? required : keyProblem(text)) ??
    textProblem(parameters, 'public_key', sentKey(text), { id: 'broken.publicKey' })
  );
}

/** What is wrong with the ways to sign in. A system that is on a disk already has its users. */
export function signInProblems({ choices, values, system }: VmOrder): Problems {
  const isWindows = system.osClass === 'win';
  if (!system.isNew || values.signIn === 'cloudInit') return {};
  return {
    username: usernameProblem(choices, values.username, isWindows),
    ...(values.signIn === 'password'
      ? { password: passwordProblem(choices, values, isWindows) }
      : { publicKey: publicKeyProblem(choices, values.publicKey) }),
  };
}
