/** @jest-environment node */
import fc from 'fast-check';
import type { IssuedInvoice } from './kind';
import { pdfName, pdfOf } from './pdf-file';

const invoice = (name: string): IssuedInvoice => ({ id: 7, status: 10, records_list: [], name });

it.each([
  ['2026-1107', 'invoice-2026-1107.pdf'],
  ['ARVE õ 12', 'invoice-ARVE-õ-12.pdf'],
  ['../../.bashrc', 'invoice-bashrc.pdf'],
  ['a/b\\c:d', 'invoice-a-b-c-d.pdf'],
  ['x\u202Efdp.exe', 'invoice-x-fdp.exe.pdf'],
  ['///', 'invoice-7.pdf'],
])('calls the file of %j %s', (name, file) => expect(pdfName(invoice(name))).toBe(file));

it('is a plain name that ends in .pdf, whatever the number holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(pdfName(invoice(name))).toMatch(/^invoice-[\p{L}\p{N}][\p{L}\p{N}.-]*\.pdf$/u);
    }),
  );
});

it('takes a document for one, and keeps its type whatever the server calls it', async () => {
  const pdf = await pdfOf(new Blob(['%PDF-1.7 …'], { type: 'text/html' }));
  expect(pdf.type).toBe('application/pdf');
});

it.each([
  ['a page', new Blob(['<html><script>alert(1)</script>'], { type: 'application/pdf' })],
  ['nothing', new Blob([], { type: 'application/pdf' })],
  ['a text', '%PDF-1.7'],
  ['no answer', undefined],
])('refuses %s', async (_, content) => {
  await expect(pdfOf(content)).rejects.toThrow("The server didn't send a PDF. Try again in a moment.");
});
