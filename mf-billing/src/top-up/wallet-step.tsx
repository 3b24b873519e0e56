import { useEffect, useRef } from 'react';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { setWayBack } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { Button, Notice } from '@console/ui';
import { paymentPath } from '../payment/payment';
import { returnAddress } from './begin';
import { StripeCard, useConfirmation } from './stripe-card';
import { useText } from './texts';

interface WalletStepProps {
  readonly account: BillingAccount;
  readonly identifier: string;
  /** Keyword, for its public key. */
  readonly processor: string;
  readonly secret: string;
  readonly paid: string | undefined;
  /** Asks how the payment stands: what the script says is only a hint. */
  readonly onConfirmed: () => void;
}

/** Stripe's payment element, which confirms the payment here or leads to the wallet's page. */
export function WalletStep({ processor, ...props }: WalletStepProps) {
  const t = useText();
  return (
    <StripeCard title={t('wallet.title')} processor={processor}>
      {(stripe) => <PaymentElement stripe={stripe} {...props} />}
    </StripeCard>
  );
}

function PaymentElement({
  stripe,
  account,
  identifier,
  secret,
  paid,
  onConfirmed,
}: Omit<WalletStepProps, 'processor'> & { readonly stripe: Stripe }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(undefined);
  const { isPending, fault, confirm } = useConfirmation(onConfirmed);
  useEffect(() => {
    if (!place.current) return undefined;
    const made = stripe.elements({ clientSecret: secret });
    const element = made.create('payment');
    element.mount(place.current);
    elements.current = made;
    return () => element.unmount();
  }, [stripe, secret]);
  const pay = (): void => {
    const { current } = elements;
    if (isPending || !current) return;
    // A wallet may take this window to its own page.
    setWayBack(paymentPath({ account: account.id, identifier }));
    void confirm(() =>
      stripe.confirmPayment({
        elements: current,
        confirmParams: { return_url: returnAddress() },
        redirect: 'if_required',
      }),
    );
  };
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <div className="top-up-element" ref={place} />
      {fault ? <Notice tone="danger">{fault}</Notice> : null}
      <div className="ui-row wrap">
        <Button type="submit" variant="filled" pending={isPending} pendingLabel={t('wallet.pending')}>
          {t('wallet.confirm', { amount: paid ?? 'unknown' })}
        </Button>
      </div>
    </form>
  );
}
