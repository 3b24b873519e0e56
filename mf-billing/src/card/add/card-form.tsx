import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { toApiError } from '@console/api';
import { outcomeOf, useAction } from '@console/area';
import type { Card } from '@console/contract/card';
import { Button, ErrorPanel, LinkButton, useFormat } from '@console/ui';
import { VendorRefusal } from '../../processor/refusal';
import { refreshCards } from '../make-primary';
import { useCardText } from '../texts';
import { FieldFrame } from './field-frame';
import type { Holder, Place } from './save-card';

export interface FormProps {
  readonly place: Place;
  /** What the account calls its contact: most hold the card themselves. */
  readonly holder: string;
  readonly back: string;
  readonly onSaved: (card: Card) => void;
}

interface CardFormProps extends FormProps {
  /** @throws VendorRefusal, ScriptError, ApiError */
  readonly save: (holder: Holder) => Promise<Card>;
  /** What is wrong in the fields of the card, if anything: nothing is sent then. */
  readonly check?: () => boolean;
  /** The fields of the card. */
  readonly children: ReactNode;
}

/** Name, post code where the site asks for one, what verifying costs, and the button. What was typed stays after a failure. */
export function CardForm({ place, holder, back, onSaved, save, check, children }: CardFormProps) {
  const t = useCardText();
  const format = useFormat();
  const id = useId();
  const { processor } = place.way;
  const [name, setName] = useState(holder);
  const [postalCode, setPostalCode] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction(async (given: Holder): Promise<Card | VendorRefusal> => {
    try {
      return await save(given);
    } catch (error) {
      // What a script says no to is no failure of the console's.
      if (error instanceof VendorRefusal) return error;
      throw error;
    } finally {
      void refreshCards();
    }
  });
  const [refusal, setRefusal] = useState<VendorRefusal>();
  const asksPostalCode = processor.show_postalcode_input === true;
  const problems = {
    name: name.trim() === '' ? t('problem.name') : undefined,
    postalCode: asksPostalCode && postalCode.trim() === '' ? t('problem.postalCode') : undefined,
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    const isWhole = check?.() ?? true;
    if (!isWhole || problems.name || problems.postalCode) return;
    try {
      const saved = await action.run({
        name: name.trim(),
        ...(asksPostalCode ? { postalCode: postalCode.trim() } : {}),
      });
      if (saved instanceof VendorRefusal) setRefusal(saved);
      else onSaved(saved);
    } catch {
      // shown below
    }
  };
  const amount = processor.verification_amount;
  const error = refusal ?? (action.error && toApiError(action.error));
  const isUnsure = !refusal && action.error !== undefined && outcomeOf(action.error) === 'unknown';
  return (
    <form className="ui-stack" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <FieldFrame id={`${id}-name`} label={t('field.name')} problem={isTried ? problems.name : undefined}>
        <input
          id={`${id}-name`}
          value={name}
          autoComplete="cc-name"
          aria-invalid={isTried && problems.name ? true : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldFrame>
      {asksPostalCode ? (
        <FieldFrame
          id={`${id}-postal`}
          label={t('field.postalCode')}
          problem={isTried ? problems.postalCode : undefined}
        >
          <input
            id={`${id}-postal`}
            value={postalCode}
            autoComplete="postal-code"
            aria-invalid={isTried && problems.postalCode ? true : undefined}
            onChange={(event) => setPostalCode(event.target.value)}
          />
        </FieldFrame>
      ) : null}
      <p className="ui-mut">
        {amount ? t('verify.amount', { amount: format.money(amount) }) : t('verify.intro')} {t('add.private')}
      </p>
      {error ? <ErrorPanel title={t(isUnsure ? 'add.failed' : 'add.refused')} error={error} /> : null}
      <div className="ui-row">
        <Button type="submit" variant="filled" pending={action.isRunning} pendingLabel={t('add.running')}>
          {t('add.submit')}
        </Button>
        <LinkButton to={back}>{t('add.cancel')}</LinkButton>
      </div>
    </form>
  );
}
