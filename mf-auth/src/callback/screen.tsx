import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { signIn, STORAGE_KEYS, storage, toApiError } from '@console/api';
import { currentSite, replacePage, reportError, useSiteConfig } from '@console/area';
import { replacePath } from '@console/area/signed-out';
import { Button, plainMessage, StatusShape } from '@console/ui';
import { AuthFrame, AuthTitle } from '../frame/frame';
import { signInWay } from '../identity/provider';
import { rememberSignInMethod } from '../identity/sign-in-method';
import { useText } from './texts';
import { exchangeOnce } from './exchange';
import { CallbackFailure } from './failure';
import { capturedResponse, forgetResponse } from './fragment';
import { providerErrorText } from './provider-error';
import { VerificationError } from './refusal';
import { returnPath } from './return-path';

const messageOf = (error: unknown): string =>
  error instanceof VerificationError ? error.message : plainMessage(toApiError(error).message);

/** The identity provider's return page: shows its error, or exchanges its answer for an API key. (spec 1, section 2) */
export function Callback() {
  const t = useText();
  const { authDomain, authClientId } = useSiteConfig();
  const [response] = useState(capturedResponse);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (response.kind !== 'tokens') return;
    let wanted = true;
    void exchangeOnce(response.tokens, signInWay({ authDomain, authClientId }, window.location, currentSite())).then(
      ({ apikey, person }) => {
        if (!wanted) return;
        forgetResponse();
        signIn(apikey, person);
        rememberSignInMethod(response.tokens.id_token);
        const path = returnPath(response.tokens.state, reportError);
        // The browser's own record of how this page was loaded has the tokens for as long as the page lives. A new one has
        // none; where nothing is kept, it would not have the key either.
        if (storage.persistent.isKept(STORAGE_KEYS.apikey)) replacePage(path);
        else replacePath(path);
      },
      (error: unknown) => {
        if (wanted) setFailure(messageOf(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [response, authDomain, authClientId]);

  const back = <Button onClick={() => replacePage('/')}>{t('back')}</Button>;
  if (response.kind === 'error' && response.mustVerifyEmail) {
    return (
      <Result title={t('actionTitle')} subtitle={response.description}>
        {back}
      </Result>
    );
  }
  if (response.kind === 'error') {
    const known = providerErrorText(response.code);
    return (
      <Result title={t('errorTitle')} subtitle={known && t(known)}>
        {response.description === '' ? null : <p>{t('provider', { description: response.description })}</p>}
        <p className="auth-hint">{t('code', { code: response.code })}</p>
        {back}
      </Result>
    );
  }
  if (response.kind === 'missing') {
    return (
      <Result title={t('errorTitle')} subtitle={t('missing')}>
        {back}
      </Result>
    );
  }
  if (failure === undefined) {
    return (
      <Result
        title={t('loggingIn')}
        heading={
          <span className="auth-row">
            <StatusShape state="working" />
            {t('loggingIn')}
          </span>
        }
      />
    );
  }
  return (
    <Result title={t('errorTitle')}>
      <CallbackFailure message={failure} tokens={response.tokens} />
      {back}
    </Result>
  );
}

interface ResultProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly subtitle?: string;
  readonly children?: ReactNode;
}

function Result({ title, heading = title, subtitle, children }: ResultProps) {
  return (
    <AuthFrame title={title}>
      <AuthTitle focus subtitle={subtitle}>
        {heading}
      </AuthTitle>
      {children}
    </AuthFrame>
  );
}
