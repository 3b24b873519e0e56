import { useText } from '../texts';
import { PlainPage } from './plain-page';

/** Where a payment check comes back to, in a window of its own. It reads nothing and knows nobody. (spec 1, section 2) */
export function PaymentReturn() {
  const t = useText();
  return (
    <PlainPage>
      <p>{t('payment.done')}</p>
    </PlainPage>
  );
}
