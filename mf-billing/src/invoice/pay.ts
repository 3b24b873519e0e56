import { ApiError, call, invalidate } from '@console/api';
import { defineAction } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listCredit } from '@console/contract/credit';
import { invoiceStatus, listInvoices } from '@console/contract/invoice';
import { payInvoice } from '@console/contract/invoice-payment';
import type { IssuedInvoice } from './kind';
import { invoicesText } from './texts';

/** The payment of an invoice, behind its dialog. */
export const payAction = defineAction<Readonly<Record<string, never>>>('invoice.pay');

/** Whose invoice is paid. */
export interface Debt {
  /** Id of the billing account. */
  readonly account: number;
  readonly invoice: Pick<IssuedInvoice, 'id'>;
}

/** Whether it is paid, by the server. @throws ApiError */
const isPaid = async ({ account, invoice }: Debt): Promise<boolean> =>
  (await call(listInvoices, { billing_account_id: account })).some(
    ({ id, status }) => id === invoice.id && status === invoiceStatus.PAID,
  );

/**
 * Pays an invoice; one that another tab or person has paid meanwhile is done. Nothing is sent where that cannot be read.
 * @throws ApiError also where the payment was declined, in the words of the server
 */
export async function payNow(debt: Debt): Promise<void> {
  const { account, invoice } = debt;
  try {
    if (await isPaid(debt)) return;
    const response = await call(payInvoice, { invoice_id: invoice.id }, { before: { account } });
    if (response?.success === false && !(await isPaid(debt)))
      throw new ApiError({ kind: 'general', text: response.message || invoicesText('pay.declined') });
  } finally {
    void invalidate(listInvoices, { billing_account_id: account });
    void invalidate(listCredit, { billing_account_id: account });
    void invalidate(listBillingAccounts);
  }
}
