import { useEffect } from 'react';
import { announceReturn, replacePage, safePath, takeWayBack } from '@console/area';
import { useText } from '../texts';
import { PlainPage } from './plain-page';

/**
 * Where a payment check comes back to, in a window of its own or in the one that left for it, which goes on from here. It
 * reads nothing of its address and knows nobody: whoever waits is told to look. (spec 1, section 2)
 */
export function PaymentReturn() {
  const t = useText();
  useEffect(() => {
    announceReturn();
    const back = takeWayBack();
    if (back !== undefined) replacePage(safePath(back));
  }, []);
  return (
    <PlainPage title={t('payment.title')}>
      <p>{t('payment.done')}</p>
    </PlainPage>
  );
}
