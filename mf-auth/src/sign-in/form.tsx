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
import { OtherWays, type SendingButton } from './other-ways';
import { referralCode } from './referral';
import { useAttempt } from './use-attempt';
import type { AuthEvent, Mode } from './view';

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

interface HintsProps extends Pick<SignInFormProps, 'way' | 'signedUp'> {
  readonly isLogin: boolean;
}

/** What is to be known before anything is typed. */
function Hints({ way, isLogin, signedUp }: HintsProps) {
  const t = useText();
  const { config, demo } = useSite();
  const [isKept] = useState(storage.persistent.isKept);
  const referral = config.referralCodeEnabled && !isLogin ? referralCode() : undefined;
  return (
    <>
      {signedUp && isLogin ? <Notice tone="ok">{t('signIn.signedUp', { email: signedUp })}</Notice> : null}
      {referral ? <Notice tone="info">{t('signIn.referred', { code: referral })}</Notice> : null}
      {isKept ? null : <Notice tone="warn">{t('signIn.notKept')}</Notice>}
      {way === 'none' ? <Notice tone="danger">{t('signIn.unavailable', { host: window.location.host })}</Notice> : null}
      {way === 'stub' ? (
        <Notice tone="info">{demo ? t('signIn.demo', { email: demo.email }) : t('signIn.stub')}</Notice>
      ) : null}
    </>
  );
}

interface ModeSwitchProps {
  readonly isLogin: boolean;
  readonly onToggle: () => void;
}

/** From logging in to signing up, and back. */
function ModeSwitch({ isLogin, onToggle }: ModeSwitchProps) {
  const t = useText();
  return (
    <div className="auth-row auth-centre">
      <span className="auth-hint">{isLogin ? t('signIn.noAccount') : t('signIn.haveAccount')}</span>
      <button type="button" className="auth-link auth-strong" onClick={onToggle}>
        {isLogin ? t('signIn.toSignUp') : t('signIn.toLogIn')}
      </button>
    </div>
  );
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
  const { loginTitle, loginSubtitle, termsUrl } = config;
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
      <Hints way={way} isLogin={isLogin} signedUp={signedUp} />
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
          <ModeSwitch isLogin={isLogin} onToggle={toggle} />
          <OtherWays
            pending={pending}
            onChoose={(button, connection) => attempt.run(button, () => client.social(connection, returnPath))}
          />
        </>
      ) : null}
    </>
  );
}
