import { ApiError } from '@console/api';
import { invoiceNumber, type IssuedInvoice } from './kind';
import { invoicesText } from './texts';

const PDF = 'application/pdf';
const SIGNATURE = '%PDF-';

/** What an invoice is called as a file: letters, digits, points and hyphens of its number, whatever that holds. */
export function pdfName(invoice: IssuedInvoice): string {
  const number = (invoiceNumber(invoice) ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .slice(0, 80)
    .replace(/^[.-]+/, '');
  return `${invoicesText('pdf.file')}-${number || invoice.id}.pdf`;
}

/** The document of an answer, under a type that no browser runs. @throws ApiError where it is none */
export async function pdfOf(content: unknown): Promise<Blob> {
  if (content instanceof Blob && (await content.slice(0, SIGNATURE.length).text()) === SIGNATURE)
    return new Blob([content], { type: PDF });
  throw new ApiError({ kind: 'general', text: invoicesText('pdf.broken') });
}
