import { call } from '@console/api';
import { defineAction, saveFile } from '@console/area';
import { getInvoicePdf } from '@console/contract/invoice-pdf';
import type { IssuedInvoice } from './kind';
import { pdfName, pdfOf } from './pdf-file';
import { invoicesText } from './texts';

/** The saving of an invoice as a file. */
export const pdfAction = defineAction<Readonly<Record<string, never>>>('invoice.pdf');

/** Has the browser save an invoice; it is never opened. A toast says how it went. */
export function savePdf(invoice: IssuedInvoice): void {
  const file = pdfName(invoice);
  const work = async (): Promise<void> =>
    saveFile(file, await pdfOf(await call(getInvoicePdf, { invoice_id: invoice.id })));
  pdfAction
    .start(String(invoice.id), {
      values: {},
      work,
      running: invoicesText('pdf.running', { file }),
      done: invoicesText('pdf.done', { file }),
    })
    .catch(() => undefined); // told by the toast
}
