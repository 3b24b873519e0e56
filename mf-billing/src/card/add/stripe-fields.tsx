import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import { useColorScheme, useIsPhone } from '@console/ui';
import { VendorRefusal } from '../../processor/refusal';
import { useCardText } from '../texts';
import { CardForm, type FormProps } from './card-form';
import { FieldFrame } from './field-frame';
import { type Holder, saveStripeCard } from './save-card';

/** The look of the page for fields that stand in frames of Stripe's: it knows no variables of ours. */
function useFieldStyle(): StripeElementStyle {
  const { scheme } = useColorScheme();
  const isPhone = useIsPhone();
  return useMemo(() => {
    const page = getComputedStyle(document.documentElement);
    const token = (name: string): string => page.getPropertyValue(name).trim();
    return {
      base: {
        color: token('--text'),
        fontFamily: getComputedStyle(document.body).fontFamily,
        // As our own fields.
        fontSize: isPhone ? '16px' : '13px',
        '::placeholder': { color: token('--text-3') },
      },
      invalid: { color: token('--danger') },
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the variables change with the scheme
  }, [scheme, isPhone]);
}

interface StripeFieldProps {
  readonly label: string;
  readonly children: (id: string, onChange: (event: StripeElementChangeEvent) => void) => ReactNode;
}

/** A field of Stripe's with our label, and what Stripe says of it. */
function StripeField({ label, children }: StripeFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <FieldFrame id={id} label={label} problem={problem} isLabel={false}>
      {children(id, ({ error }) => setProblem(error?.message))}
    </FieldFrame>
  );
}

function Fields({ stripe, ...form }: FormProps & { readonly stripe: Stripe }) {
  const t = useCardText();
  const elements = useElements();
  const style = useFieldStyle();
  const save = async (holder: Holder) => {
    const number = elements?.getElement('cardNumber');
    if (!number) throw new VendorRefusal('Stripe', undefined);
    return saveStripeCard(form.place, stripe, number, holder);
  };
  return (
    <CardForm {...form} save={save}>
      <StripeField label={t('field.number')}>
        {(id, onChange) => (
          <CardNumberElement
            id={id}
            className="card-vendor-field"
            options={{ style, showIcon: true }}
            onChange={onChange}
          />
        )}
      </StripeField>
      <div className="card-field-pair">
        <StripeField label={t('field.expiry')}>
          {(id, onChange) => (
            <CardExpiryElement id={id} className="card-vendor-field" options={{ style }} onChange={onChange} />
          )}
        </StripeField>
        <StripeField label={t('field.cvc')}>
          {(id, onChange) => (
            <CardCvcElement id={id} className="card-vendor-field" options={{ style }} onChange={onChange} />
          )}
        </StripeField>
      </div>
    </CardForm>
  );
}

/** A card in the fields of Stripe's, which stand in frames of its own: its number never reaches this page. */
export function StripeFields({ stripe, ...form }: FormProps & { readonly stripe: Stripe }) {
  return (
    <Elements stripe={stripe}>
      <Fields stripe={stripe} {...form} />
    </Elements>
  );
}
