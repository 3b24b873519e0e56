import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Notice, signIn, storage, useSite } from '@console/area/signed-out';
import { AuthTitle } from '../frame/frame';
import { safeDocument } from '../frame/safe-address';
import { SiteHtml } from '../frame/site-html';
import { type IdentityClient, warmUp } from '../identity/client';
import type { SignInWay } from '../identity/provider';
import { useText } from '../texts';
import { requiredFault } from './check';
import { Field, PasswordField } from './field';
import { useAttempt } from './use-attempt';
import { referralCode } from './referral';
import type { AuthEvent, Mode } from './view';

/** The button that sends the form is named by its mode. */
type SendingButton = Mode | 'google' | 'more';

interface OtherWaysProps {
  /** The button of the form that waits for its response, these two among them. */
  readonly pending: SendingButton | undefined;
  readonly onChoose: (button: 'google' | 'more', connection?: 'google-oauth2') => void;
}

/** Ways in besides a password: Google, and the provider's own page, which lists whatever else it knows. */
function OtherWays({ pending, onChoose }: OtherWaysProps) {
  const t = useText();
  const isOff = (button: SendingButton): boolean => pending !== undefined && pending !== button;
  return (
    <>
      <div className="auth-or">{t('signIn.or')}</div>
      <div className="auth-row">
        <Button
          className="auth-grow"
          pending={pending === 'google'}
          // Its words alone: the arc takes the place of the sign.
          pendingLabel={t('signIn.google')}
          disabled={isOff('google')}
          onClick={() => onChoose('google', 'google-oauth2')}
        >
          <span className="auth-google" aria-hidden="true" />
          {t('signIn.google')}
        </Button>
        <Button
          endIcon="chevron-right"
          aria-label={t('signIn.moreTitle')}
          title={t('signIn.moreTitle')}
          pending={pending === 'more'}
          disabled={isOff('more')}
          onClick={() => onChoose('more')}
        >
          {t('signIn.more')}
        </Button>
      </div>
    </>
  );
}

interface SignInFormProps {
  readonly client: IdentityClient | undefined;
  readonly way: SignInWay['kind'];
  readonly returnPath: string;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly username: string;
  readonly onUsername: (value: string) => void;
  /** The address that has just been signed up and verified. */
  readonly signedUp: string | undefined;
  readonly focusTitle: boolean;
  readonly onEvent: (event: AuthEvent) => void;
}

/** Logging in and signing up: one form, two modes. (spec 1, section 2) */
export function SignInForm({
  client,
  way,
  returnPath,
  mode,
  onMode,
  username,
  onUsername,
  signedUp,
  focusTitle,
  onEvent,
}: SignInFormProps) {
  const t = useText();
  const { config, demo } = useSite();
  const { loginTitle, loginSubtitle, termsUrl, referralCodeEnabled } = config;
  const [isKept] = useState(storage.persistent.isKept);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const attempt = useAttempt<SendingButton>();

  useEffect(() => {
    // Where a finger types, a focus would open the keyboard over the page.
    if (focusTitle || !window.matchMedia('(hover: hover)').matches) return;
    // A demo has the name in its field already.
    (demo ? passwordField : field).current?.focus();
  }, [focusTitle, demo]);

  const isLogin = mode === 'login';
  const faults = { username: requiredFault(username), password: requiredFault(password) };
  const terms = safeDocument(termsUrl);
  const referral = referralCodeEnabled && !isLogin ? referralCode() : undefined;
  const { pending, failure } = attempt;
  const otherMode = isLogin ? 'signup' : 'login';
  // What this form was answered is always told here; of the other form's failures those that speak of it alone are not.
  const isOfOther = failure?.button === otherMode && failure.error.kind === otherMode;
  const error = isOfOther ? undefined : failure?.error;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    const first = faults.username ? field : faults.password ? passwordField : undefined;
    if (first) return first.current?.focus();
    if (way === 'stub') {
      attempt.run(mode, async () =>
        signIn((await import(/* webpackChunkName: "dev-stub" */ '../developer/stub')).sandboxKey(username)),
      );
      return;
    }
    if (!client) return;
    const credentials = { username: username.trim(), password };
    attempt.run(mode, async () => {
      if (isLogin) return client.logIn(credentials, returnPath);
      const { email, emailVerified } = await client.signUp(credentials);
      onMode('login');
      setChecked(false);
      return onEvent({ type: 'signedUp', email, emailVerified });
    });
  };
  const toggle = (): void => {
    onMode(isLogin ? 'signup' : 'login');
    setChecked(false);
  };
  const fault = (name: keyof typeof faults): string | undefined => {
    const id = checked ? faults[name] : undefined;
    return id && t(id);
  };

  return (
    <>
      <AuthTitle focus={focusTitle} subtitle={loginSubtitle ? <SiteHtml html={loginSubtitle} /> : undefined}>
        {isLogin ? <SiteHtml html={loginTitle || t('signIn.logInTitle')} inline /> : t('signIn.signUpTitle')}
      </AuthTitle>
      {signedUp && isLogin ? <Notice tone="ok">{t('signIn.signedUp', { email: signedUp })}</Notice> : null}
      {referral ? <Notice tone="info">{t('signIn.referred', { code: referral })}</Notice> : null}
      {isKept ? null : <Notice tone="warn">{t('signIn.notKept')}</Notice>}
      {way === 'none' ? <Notice tone="danger">{t('signIn.unavailable', { host: window.location.host })}</Notice> : null}
      {way === 'stub' ? (
        <Notice tone="info">{demo ? t('signIn.demo', { email: demo.email }) : t('signIn.stub')}</Notice>
      ) : null}
      <form className="auth-fields" noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={t('signIn.username')}
          name="username"
          autoComplete="username"
          value={username}
          onChange={(value) => {
            if (client) warmUp();
            onUsername(value);
          }}
          fault={fault('username')}
        />
        <PasswordField
          ref={passwordField}
          label={t('signIn.password')}
          name="password"
          autoComplete={isLogin ? 'current-password' : 'new-password'}
          value={password}
          onChange={setPassword}
          fault={fault('password')}
          beside={
            isLogin && client ? (
              <button type="button" className="auth-link" onClick={() => onEvent({ type: 'forgot' })}>
                {t('forgot.link')}
              </button>
            ) : null
          }
        />
        {error ? <Notice tone="danger">{t('signIn.error', { message: error.message })}</Notice> : null}
        <Button
          type="submit"
          variant="filled"
          full
          pending={pending === 'login' || pending === 'signup'}
          disabled={pending !== undefined}
          pendingLabel={isLogin ? t('signIn.loggingIn') : t('signIn.signingUp')}
        >
          {isLogin ? t('signIn.logIn') : t('signIn.signUp')}
        </Button>
      </form>
      {!isLogin && terms ? (
        <a className="auth-link auth-terms" href={terms} target="_blank" rel="noopener noreferrer">
          {t('signIn.terms')}
        </a>
      ) : null}
      {client ? (
        <>
          <div className="auth-row auth-centre">
            <span className="auth-hint">{isLogin ? t('signIn.noAccount') : t('signIn.haveAccount')}</span>
            <button type="button" className="auth-link auth-strong" onClick={toggle}>
              {isLogin ? t('signIn.toSignUp') : t('signIn.toLogIn')}
            </button>
          </div>
          <OtherWays
            pending={pending}
            onChoose={(button, connection) => attempt.run(button, () => client.social(connection, returnPath))}
          />
        </>
      ) : null}
    </>
  );
}
