import { useCallback } from 'react';
import { call } from '@console/api';
import type { Card } from '@console/contract/card';
import { getPaypalIdToken } from '@console/contract/paypal';
import { omiseOf } from '../../processor/omise';
import { paypalOf } from '../../processor/paypal';
import { stripeOf } from '../../processor/stripe';
import { VendorReady } from '../../processor/vendor-ready';
import type { FormProps } from './card-form';
import { InvoiceApplication } from './invoice-application';
import { OmiseFields } from './omise-fields';
import { PaypalButton } from './paypal-button';
import { paypalSession } from './paypal-session';
import { StripeFields } from './stripe-fields';

interface WayFormProps extends FormProps {
  /** All ways to pay of the account. */
  readonly cards: readonly Card[];
}

function StripeWay(props: FormProps) {
  const { publicKey } = props.place.way;
  const load = useCallback(() => stripeOf(publicKey), [publicKey]);
  return (
    <VendorReady name="Stripe" load={load}>
      {(stripe) => <StripeFields stripe={stripe} {...props} />}
    </VendorReady>
  );
}

function OmiseWay(props: FormProps) {
  const { publicKey } = props.place.way;
  const load = useCallback(() => omiseOf(publicKey), [publicKey]);
  return (
    <VendorReady name="Omise" load={load}>
      {(omise) => <OmiseFields omise={omise} {...props} />}
    </VendorReady>
  );
}

function PaypalWay(props: FormProps) {
  const { publicKey } = props.place.way;
  const load = useCallback(async () => {
    const { token } = await call(getPaypalIdToken, { session_id: paypalSession() });
    return paypalOf(publicKey, token);
  }, [publicKey]);
  return (
    <VendorReady name="PayPal" load={load}>
      {(paypal) => <PaypalButton paypal={paypal} {...props} />}
    </VendorReady>
  );
}

/** What one way to pay asks for. */
export function WayForm({ cards, ...props }: WayFormProps) {
  switch (props.place.way.kind) {
    case 'stripe_creditcard':
      return <StripeWay {...props} />;
    case 'omise_creditcard':
      return <OmiseWay {...props} />;
    case 'paypal_vault':
      return <PaypalWay {...props} />;
    case 'invoice': {
      const current = cards.find(({ processor, is_deleted }) => processor?.keyword === 'invoice' && !is_deleted);
      return <InvoiceApplication {...props} current={current} />;
    }
  }
}
