import { invalidate } from '@console/api';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listCards } from '@console/contract/card';
import { listCredit } from '@console/contract/credit';
import { listInvoices } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { getPersistentData } from '@console/contract/payment-data';
import { getFormat, toast } from '@console/ui';
import { text } from './texts';
import { paymentPath, type Payment, type PaymentEnd } from './payment';

/** What the end of a payment changes is asked for again. */
export function refreshMoney(): void {
  for (const endpoint of [listBillingAccounts, listCredit, listInvoices, listCards, getPersistentData])
    void invalidate(endpoint);
}

/** Tells how a payment has ended, on whichever page. */
export function tellEnd(
  payment: Payment,
  { status, message, credit }: Pick<PaymentEnd, 'status' | 'message' | 'credit'>,
): void {
  const { kind, account, amount } = payment;
  const money = amount === undefined ? 'unknown' : getFormat().money(amount);
  if (status === 'failed') {
    const what = kind === 'verification' ? text('end.notVerified') : text('end.notPaid', { amount: money });
    toast.error(message ? text('end.because', { what, why: message }) : what);
    return;
  }
  if (kind === 'verification') toast.success(text('end.verified'));
  else if (credit !== undefined)
    toast.success(text('end.credited', { amount: money }), { view: { to: paymentPath(payment) } });
  else
    toast.success(text('end.paid', { amount: money }), {
      view: { to: `${paths.billingAccount({ id: account })}?tab=credit` },
    });
}
