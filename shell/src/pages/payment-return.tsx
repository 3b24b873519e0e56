import { useText } from '../texts';

/** Where a payment check comes back to, in a window of its own. It reads nothing and knows nobody. (spec 1, section 2) */
export function PaymentReturn() {
  const t = useText();
  return (
    <main className="shell-plain">
      <p>{t('payment.done')}</p>
    </main>
  );
}
