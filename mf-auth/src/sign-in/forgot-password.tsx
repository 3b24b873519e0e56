import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Notice } from '@console/area/signed-out';
import { AuthTitle } from '../frame/frame';
import type { IdentityClient } from '../identity/client';
import { useText } from '../texts';
import { emailFault } from './check';
import { Field } from './field';
import { useAttempt } from './use-attempt';
import type { AuthEvent } from './view';

interface ForgotPasswordProps {
  readonly client: IdentityClient | undefined;
  readonly email: string;
  readonly onEmail: (value: string) => void;
  readonly onEvent: (event: AuthEvent) => void;
}

/** Asks for a mail with a link to choose a new password. */
export function ForgotPassword({ client, email, onEmail, onEvent }: ForgotPasswordProps) {
  const t = useText();
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const attempt = useAttempt<'mail'>();
  const fault = checked ? emailFault(email) : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (emailFault(email)) return field.current?.focus();
    if (!client) return;
    const address = email.trim();
    attempt.run('mail', async () => {
      await client.forgotPassword(address);
      onEvent({ type: 'mailSent', email: address });
    });
  };

  return (
    <>
      <AuthTitle focus subtitle={t('forgot.text')}>
        {t('forgot.title')}
      </AuthTitle>
      <form className="auth-fields" noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={t('forgot.email')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={onEmail}
          fault={fault && t(fault)}
        />
        {attempt.failure ? (
          <Notice tone="danger">{t('signIn.error', { message: attempt.failure.error.message })}</Notice>
        ) : null}
        <Button
          type="submit"
          variant="filled"
          full
          pending={attempt.pending !== undefined}
          pendingLabel={t('forgot.sending')}
        >
          {t('forgot.send')}
        </Button>
        <Button full onClick={() => onEvent({ type: 'back' })}>
          {t('forgot.back')}
        </Button>
      </form>
    </>
  );
}
