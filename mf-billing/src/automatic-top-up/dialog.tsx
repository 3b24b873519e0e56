import { big, codeRequest, type Money } from '@console/api';
import { useActionOf, useSiteConfig, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { setRecurringPayment } from '@console/contract/billing-account-recurring';
import { currencyDigits } from '@console/contract/currency';
import { FormDialog } from '@console/domain/dialogs';
import { topUpTotal } from '@console/domain/price';
import { Facts, Link, Notice, useFormat } from '@console/ui';
import { createForm, useFormValues } from '@console/ui/forms';
import { readAccount } from '../account/read-account';
import { useFallText } from '../account/use-fall-text';
import { useCardFace } from '../card/face';
import { safeguardsText, useSafeguardsText } from '../safeguards-texts';
import { isTopUpPaused, type Charged } from './charge';
import { amountProblem, onRequest, settingsAction, switchOn, type TopUpValues } from './settings';

const { NumberField } = createForm<TopUpValues>();

interface DialogProps {
  readonly account: BillingAccount;
  readonly charged: Charged;
  /** Path of its cards. */
  readonly cards: string;
  readonly onClose: () => void;
}

/** As it is now, in words: what another person or tab has changed is told by these. */
const factsOf = (account: BillingAccount, money: (amount: number) => string): readonly string[] => [
  safeguardsText(account.is_recurring_payment_enabled ? 'topUp.isOn' : 'topUp.isOff'),
  safeguardsText('topUp.amountIs', { amount: money(account.recurring_payment_amount ?? 0) }),
  safeguardsText('topUp.thresholdIs', { amount: money(account.recurring_payment_threshold ?? 0) }),
];

/** Amount and threshold of an account's automatic top-ups, with what each will cost and when the next one is due. */
export function TopUpDialog({ account, charged, cards, onClose }: DialogProps) {
  const t = useSafeguardsText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const { minimumTopupAmount: least, siteCurrency: currency } = useSiteConfig();
  const action = useActionOf(settingsAction, String(account.id), onClose);
  const isOn = account.is_recurring_payment_enabled === true;
  const step = 10 ** -currencyDigits(currency);
  const min = Math.max(least, step);
  const submitLabel = t(isOn ? 'save' : 'topUp.switchOn');
  return (
    <FormDialog<TopUpValues, TopUpValues>
      action={action}
      title={t('topUp.title')}
      description={t('topUp.about')}
      onClose={onClose}
      submitLabel={submitLabel}
      pendingLabel={t('saving')}
      reason={charged.obstacle && t(`obstacle.${charged.obstacle}`)}
      defaultValues={
        action.before?.values ?? {
          amount: account.recurring_payment_amount ?? null,
          threshold: account.recurring_payment_threshold ?? null,
        }
      }
      fields={['amount', 'threshold']}
      rules={({ amount, threshold }) => ({
        amount: amountProblem(amount, min, currency),
        threshold: amountProblem(threshold, 0, currency),
      })}
      latest={{
        facts: factsOf(account, money),
        read: async () => factsOf(await readAccount(account.id), money),
      }}
      code={(values) => [codeRequest(setRecurringPayment, onRequest(account.id, values))]}
      toAction={(values) => ({
        values,
        work: () => switchOn(account.id, values),
        running: t('topUp.saving'),
        done: t('topUp.saved'),
        canRetry: false,
      })}
    >
      <NumberField
        name="threshold"
        label={t('topUp.threshold')}
        hint={t('topUp.thresholdHint')}
        min={0}
        step={step}
        unit={currency}
      />
      <NumberField
        name="amount"
        label={t('topUp.amount')}
        {...(least > 0 ? { hint: t('topUp.amountHint', { amount: money(least), tax }) } : {})}
        min={min}
        step={step}
        unit={currency}
      />
      <Preview account={account} charged={charged} button={submitLabel} />
      {action.current?.state === 'failed' ? <Link to={cards}>{t('topUp.toCards')}</Link> : null}
    </FormDialog>
  );
}

interface PreviewProps extends Pick<DialogProps, 'account' | 'charged'> {
  /** What the button reads that sends it. */
  readonly button: string;
}

/** What the next top-up will charge, and when. */
function Preview({ account, charged, button }: PreviewProps) {
  const t = useSafeguardsText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const face = useCardFace();
  const fallText = useFallText(account);
  const { siteCurrency: currency } = useSiteConfig();
  const { amount, threshold } = useFormValues<TopUpValues>();
  // What is in the way stands at the button.
  if (!charged.card || charged.obstacle || !amount || amount <= 0) return null;
  const {
    fee,
    tax: taxAmount,
    total,
    charge,
  } = topUpTotal({
    amount: big(amount),
    processor: charged.processor,
    vatPercentage: account.vat_percentage,
    currency,
  });
  const card = face(charged.card).title;
  const due = threshold === null || isTopUpPaused(account) ? undefined : fallText(big(threshold));
  const line = (id: string, label: string, value: Money) => (value.eq(0) ? [] : [{ id, label, value: money(value) }]);
  const charges = charge ? money(charge.amount, { currency: charge.currency }) : money(total);
  return (
    <div className="ui-stack tight" aria-live="polite">
      <Facts
        items={[
          { id: 'credit', label: t('preview.credit'), value: money(amount) },
          ...line('fee', t('preview.fee'), fee),
          ...line('tax', tax, taxAmount),
          { id: 'total', label: <b>{t('preview.charge', { card })}</b>, value: <b>{charges}</b> },
          ...(due && due.fall.is !== 'now'
            ? [{ id: 'due', label: t('preview.next', { rate: due.rate }), value: due.text }]
            : []),
        ]}
      />
      {due?.fall.is === 'now' ? (
        <Notice tone="warn">{t('preview.atOnce', { card, amount: charges, button })}</Notice>
      ) : null}
    </div>
  );
}
