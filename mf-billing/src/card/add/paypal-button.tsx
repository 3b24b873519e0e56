import type { PayPalNamespace } from '@paypal/paypal-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, toApiError } from '@console/api';
import { outcomeOf } from '@console/area';
import { getPaypalPaymentToken, getPaypalSetupToken } from '@console/contract/paypal';
import { paths } from '@console/contract/paths';
import { ErrorPanel, LinkButton, Notice } from '@console/ui';
import type { UiError } from '@console/ui';
import { refreshCards } from '../make-primary';
import { useCardText } from '../texts';
import { frontBaseUrl } from '../verification';
import type { FormProps } from './card-form';
import { paypalSession } from './paypal-session';
import { keep } from './save-card';

type State =
  | { readonly kind: 'ready' | 'saving' | 'closed' }
  | { readonly kind: 'failed'; readonly error: UiError; readonly isUnsure: boolean };

/** PayPal's own button: the person approves in PayPal's window, then the wallet is kept. */
export function PaypalButton({ paypal, place, back, onSaved }: FormProps & { readonly paypal: PayPalNamespace }) {
  const t = useCardText();
  const target = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ kind: 'ready' });
  const session = paypalSession();
  const fail = (thrown: unknown) => {
    const error = toApiError(thrown);
    setState({ kind: 'failed', error, isUnsure: outcomeOf(error) === 'unknown' });
  };

  const begin = useEffectEvent(async (): Promise<string> => {
    setState({ kind: 'ready' });
    const return_url = `${frontBaseUrl()}${paths.billingAccount({ id: place.account })}`;
    return (await call(getPaypalSetupToken, { session_id: session, return_url })).token;
  });
  const approved = useEffectEvent(async (setup_token: string): Promise<void> => {
    setState({ kind: 'saving' });
    try {
      const { token } = await call(getPaypalPaymentToken, { session_id: session, setup_token });
      onSaved(await keep(place, token, session));
    } catch (error) {
      fail(error);
    } finally {
      void refreshCards();
    }
  });
  const closed = useEffectEvent(() => setState({ kind: 'closed' }));
  const failed = useEffectEvent(fail);

  useEffect(() => {
    const place = target.current;
    if (!place || !paypal.Buttons) return undefined;
    const buttons = paypal.Buttons({
      createVaultSetupToken: () => begin(),
      onApprove: async ({ vaultSetupToken }) => {
        if (vaultSetupToken) await approved(vaultSetupToken);
      },
      onCancel: () => closed(),
      onError: (error) => failed(error),
    });
    buttons.render(place).catch(failed);
    return () => void buttons.close();
  }, [paypal]);

  return (
    <div className="ui-stack">
      <p>{t('paypal.intro')}</p>
      <div ref={target} hidden={state.kind === 'saving'} />
      {state.kind === 'saving' ? <p role="status">{t('add.running')}</p> : null}
      {state.kind === 'closed' ? <Notice tone="info">{t('paypal.closed')}</Notice> : null}
      {state.kind === 'failed' ? (
        <ErrorPanel title={t(state.isUnsure ? 'add.failed' : 'add.refused')} error={state.error} />
      ) : null}
      <div className="ui-row">
        <LinkButton to={back}>{t('add.cancel')}</LinkButton>
      </div>
    </div>
  );
}
