import { useState } from 'react';
import { ownValue } from '@console/contract/own-value';
import { Button, Notice } from '@console/ui';
import { foreignConnection } from '../identity/sign-in-method';
import { useAttempt } from '../sign-in/use-attempt';
import { useIdentity } from '../sign-in/use-client';
import { Setting } from './setting';
import { useText } from './texts';

/** Names of connections that people know. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'google-oauth2': 'Google',
  github: 'GitHub',
  windowslive: 'Microsoft',
};

/** Changes the password by a mail of the identity provider, where there is one, and a password. (spec 1, section 7) */
export function PasswordSetting({ email }: { email: string | null | undefined }) {
  const t = useText();
  const { client } = useIdentity();
  const attempt = useAttempt<'mail'>();
  const [isSent, setSent] = useState(false);
  const connection = foreignConnection();
  const why = !client
    ? t('password.noProvider')
    : connection !== undefined
      ? t('password.elsewhere', { provider: ownValue(PROVIDERS, connection) ?? t('password.otherProvider') })
      : !email
        ? t('password.noEmail')
        : undefined;
  if (why !== undefined || !client || !email) {
    return (
      <Setting icon="key-round" title={t('password.title')}>
        <p>{why}</p>
      </Setting>
    );
  }
  const send = (): void =>
    attempt.run('mail', async () => {
      setSent(false);
      await client.forgotPassword(email);
      setSent(true);
    });
  return (
    <Setting
      icon="key-round"
      title={t('password.title')}
      action={
        <Button size="sm" onClick={send} pending={attempt.pending !== undefined} pendingLabel={t('password.sending')}>
          {t(isSent ? 'password.again' : 'password.send')}
        </Button>
      }
    >
      {isSent ? <Notice tone="ok">{t('password.sent', { email })}</Notice> : <p>{t('password.text', { email })}</p>}
      {attempt.failure ? (
        <Notice tone="danger">{t('password.error', { message: attempt.failure.error.message })}</Notice>
      ) : null}
    </Setting>
  );
}
