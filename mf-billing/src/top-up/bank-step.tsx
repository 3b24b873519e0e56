import type { Stripe } from '@stripe/stripe-js';
import { Button, Notice } from '@console/ui';
import { StripeCard, useConfirmation } from './stripe-card';
import { useText } from './texts';

interface BankStepProps {
  /** Keyword, for its public key. */
  readonly processor: string;
  readonly secret: string;
  readonly paid: string | undefined;
  /** Asks how the payment stands: what the script says is only a hint. */
  readonly onConfirmed: () => void;
}

/** The bank wants the holder of a saved card to confirm a purchase, in a window of Stripe's over this page. */
export function BankStep({ processor, ...props }: BankStepProps) {
  const t = useText();
  return (
    <StripeCard title={t('bank.title')} processor={processor}>
      {(stripe) => <Confirmation stripe={stripe} {...props} />}
    </StripeCard>
  );
}

function Confirmation({
  stripe,
  secret,
  paid,
  onConfirmed,
}: Omit<BankStepProps, 'processor'> & { readonly stripe: Stripe }) {
  const t = useText();
  const { isPending, fault, confirm } = useConfirmation(onConfirmed);
  return (
    <div className="ui-stack">
      <p>{t('bank.text', { amount: paid ?? 'unknown' })}</p>
      {fault ? <Notice tone="danger">{fault}</Notice> : null}
      <div className="ui-row wrap">
        <Button
          variant="filled"
          pending={isPending}
          pendingLabel={t('bank.pending')}
          onClick={() => void confirm(() => stripe.confirmCardPayment(secret))}
        >
          {t('bank.confirm')}
        </Button>
      </div>
    </div>
  );
}
