import { useId, useRef, useState } from 'react';
import type { Omise } from '../../processor/omise';
import { useCardText } from '../texts';
import { CardForm, type FormProps } from './card-form';
import { digitsOf, expiryOf, isCardNumber, isSecurityCode } from './card-number';
import { FieldFrame } from './field-frame';
import { type Holder, saveOmiseCard } from './save-card';

type FieldName = 'number' | 'expiry' | 'cvc';

const rules: Readonly<Record<FieldName, (text: string) => boolean>> = {
  number: isCardNumber,
  expiry: (text) => expiryOf(text) !== undefined,
  cvc: isSecurityCode,
};

const names: readonly FieldName[] = ['number', 'expiry', 'cvc'];

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;
const placeholder = { number: '1234 1234 1234 1234', expiry: 'MM / YY', cvc: '123' } as const;

/**
 * A card for Omise's script. What is typed stays in the fields of the page: it is read once, for the script, and is never a
 * value of the console's, of a draft or of a call.
 */
export function OmiseFields({ omise, ...form }: FormProps & { readonly omise: Omise }) {
  const t = useCardText();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const input = (name: FieldName): HTMLInputElement | null =>
    group.current?.querySelector<HTMLInputElement>(`[data-card="${name}"]`) ?? null;
  const typed = (name: FieldName): string => input(name)?.value ?? '';
  const check = (): boolean => {
    const found = names.filter((name) => !rules[name](typed(name)));
    setWrong(found);
    if (found[0]) input(found[0])?.focus();
    return found.length === 0;
  };
  const save = async ({ name, postalCode }: Holder) => {
    const { month = 0, year = 0 } = expiryOf(typed('expiry')) ?? {};
    const card = await saveOmiseCard(form.place, omise, {
      name,
      number: digitsOf(typed('number')) ?? '',
      expiration_month: month,
      expiration_year: year,
      security_code: typed('cvc').trim(),
      ...(postalCode ? { postal_code: postalCode } : {}),
    });
    for (const each of names) {
      const field = input(each);
      if (field) field.value = '';
    }
    return card;
  };
  const field = (name: FieldName) => (
    <FieldFrame
      id={`${id}-${name}`}
      label={t(`field.${name}`)}
      problem={wrong.includes(name) ? t(`problem.${name}`) : undefined}
    >
      <input
        id={`${id}-${name}`}
        data-card={name}
        inputMode="numeric"
        autoComplete={autoComplete[name]}
        placeholder={placeholder[name]}
        aria-invalid={wrong.includes(name) || undefined}
        aria-describedby={wrong.includes(name) ? `${id}-${name}-hint` : undefined}
        // While typing: what goes when a field is left would move the button that is being pressed.
        onInput={() =>
          wrong.includes(name) && rules[name](typed(name)) && setWrong(wrong.filter((one) => one !== name))
        }
      />
    </FieldFrame>
  );
  return (
    <CardForm {...form} save={save} check={check}>
      <div className="ui-stack" ref={group}>
        {field('number')}
        <div className="card-field-pair">
          {field('expiry')}
          {field('cvc')}
        </div>
      </div>
    </CardForm>
  );
}
