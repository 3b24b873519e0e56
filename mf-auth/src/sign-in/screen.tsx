import { lazy, Suspense, useReducer, useState } from 'react';
import { Button, usePagePath, useSite } from '@console/area/signed-out';
import { AuthFrame, AuthTitle } from '../frame/frame';
import { Text, useText } from '../texts';
import { Certificates } from './certificates';
import { ForgotPassword } from './forgot-password';
import { SignInForm } from './form';
import { useIdentity } from './use-client';
import { firstMode } from './referral';
import type { AuthView, Mode } from './view';
import { nextView } from './view';

const DeveloperForm = lazy(() => import(/* webpackChunkName: "dev-sign-in" */ '../developer/form'));

const TITLES = {
  login_signup: { login: 'signIn.logInTitle', signup: 'signIn.signUpTitle' },
  forgot_password: 'forgot.title',
  waiting_forgot_confirmation: 'waiting.forgotTitle',
  waiting_signup_confirmation: 'waiting.signUpTitle',
} as const;

const start: AuthView = { name: 'login_signup' };

/** What a person sees who is not signed in, wherever they wanted to go. (spec 1, section 2) */
export function SignIn() {
  const t = useText();
  const { environment, demo } = useSite();
  const { way, client } = useIdentity();
  const { pathname, rest } = usePagePath();
  const [view, dispatch] = useReducer(nextView, start);
  const [username, setUsername] = useState(demo?.email ?? '');
  const [chosen, setMode] = useState<Mode>(firstMode);
  // Development's fake signs nobody up.
  const mode = client ? chosen : 'login';
  const returnPath = pathname.startsWith('/auth0_callback') ? '/' : pathname + rest;
  const back = (): void => dispatch({ type: 'back' });

  return (
    <AuthFrame
      title={t(view.name === 'login_signup' ? TITLES.login_signup[mode] : TITLES[view.name])}
      foot={<Certificates />}
    >
      {view.name === 'login_signup' ? (
        <SignInForm
          client={client}
          way={way}
          returnPath={returnPath}
          mode={mode}
          onMode={setMode}
          username={username}
          onUsername={setUsername}
          signedUp={view.signedUp}
          focusTitle={view !== start}
          onEvent={dispatch}
        />
      ) : view.name === 'forgot_password' ? (
        <ForgotPassword client={client} email={username} onEmail={setUsername} onEvent={dispatch} />
      ) : (
        <Waiting
          reason={view.name === 'waiting_signup_confirmation' ? 'signup' : 'forgot'}
          email={view.email}
          onBack={back}
        />
      )}
      {view.name === 'login_signup' && environment === 'development' ? (
        // The room of its closed form: what comes late moves no button under a finger that is on its way.
        <Suspense fallback={<div className="auth-hint">{'\u00a0'}</div>}>
          <DeveloperForm />
        </Suspense>
      ) : null}
    </AuthFrame>
  );
}

interface WaitingProps {
  readonly reason: 'signup' | 'forgot';
  readonly email: string;
  readonly onBack: () => void;
}

/** A mail is on its way; the next step happens there. */
function Waiting({ reason, email, onBack }: WaitingProps) {
  const t = useText();
  const isSignUp = reason === 'signup';
  return (
    <>
      <AuthTitle
        focus
        subtitle={
          <Text id={isSignUp ? 'waiting.signUpText' : 'waiting.forgotText'} values={{ email: <b>{email}</b> }} />
        }
      >
        {t(isSignUp ? 'waiting.signUpTitle' : 'waiting.forgotTitle')}
      </AuthTitle>
      <Button full onClick={onBack}>
        {t('waiting.back')}
      </Button>
    </>
  );
}
