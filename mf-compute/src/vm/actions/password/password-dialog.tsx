import { useState } from 'react';
import { call, codeRequest, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { listVmParameters } from '@console/contract/vm-parameter';
import { changeVmPassword } from '@console/contract/vm-user';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { Button, CopyButton } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { textRule } from '../../create/rules';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { textFault } from '../rules';
import { ActionsText, useActionsText } from '../texts';
import { generatePassword } from './generate-password';

type Form = { readonly username: string; readonly password: string };

const { PasswordField, TextField, useFormControl, useFormValues } = createForm<Form>();
/** The password is never kept: it lives in the field alone. */
type Kept = { readonly username: string };

const passwordAction = defineAction<Kept>('vm.password');

/** Fills in a strong password; it is shown once, to be copied. */
function Generate({ rule }: { rule: RegExp | undefined }) {
  const t = useActionsText();
  const { setValue } = useFormControl();
  const { password } = useFormValues();
  const [generated, setGenerated] = useState('');
  const isShown = generated !== '' && generated === password;
  const generate = (): void => {
    const next = generatePassword(rule);
    if (next === undefined) return;
    setGenerated(next);
    setValue('password', next);
  };
  return (
    <div className="ui-row wrap">
      <Button size="sm" icon="rotate-ccw" onClick={generate}>
        {t(isShown ? 'password.another' : 'password.generate')}
      </Button>
      <span className="ui-row" aria-live="polite">
        {isShown ? (
          <>
            <span className="ui-mono">{generated}</span>
            <CopyButton value={generated} label={t('password.one')} />
          </>
        ) : null}
      </span>
    </div>
  );
}

/** Gives a user of a running machine another password. */
export function PasswordDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const t = useActionsText();
  const shared = useText();
  const { data: parameters = [], isLoading } = useQuery(listVmParameters, {});
  const action = useActionOf(passwordAction, vm.uuid, onClose);
  const reason = whyNot('password', vm, vm.pending);
  const request = ({ username, password }: Form) => ({
    location: vm.location,
    uuid: vm.uuid,
    username: username.trim(),
    password,
  });
  return (
    <FormDialog<Form, Kept>
      title={t('password.title')}
      description={<Intro of={ActionsText} id="password.intro" values={{ name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={{ username: action.before?.values.username ?? vm.username ?? '', password: '' }}
      fields={['username', 'password']}
      rules={({ username, password }) => ({
        username: textFault(parameters, 'username', username.trim()),
        password: textFault(parameters, 'password', password),
      })}
      isReading={isLoading}
      submitLabel={t('password.confirm')}
      pendingLabel={t('password.pending')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      note={({ password }) => (password === '' ? null : t('password.note'))}
      code={(values) => [codeRequest(changeVmPassword, request(values))]}
      toAction={(values) => ({
        values: { username: values.username },
        work: () => onMachine(vm, 'change', () => call(changeVmPassword, request(values))),
        running: t('password.running', { name: vm.name }),
        done: t('password.done', { username: values.username.trim(), name: vm.name }),
        canRetry: false,
      })}
    >
      <TextField
        name="username"
        label={t('access.username')}
        mono
        autoComplete="off"
        hint={textRule(parameters, 'username').description}
      />
      <PasswordField
        name="password"
        label={t('password.new')}
        mono
        autoComplete="new-password"
        autoFocus
        hint={textRule(parameters, 'password').description}
      />
      <Generate rule={textRule(parameters, 'password').pattern} />
    </FormDialog>
  );
}
