import type { InvoiceRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';
import { money, moneyText } from '../exact';
import { invoiceTotals, type Recorded } from '../invoice-totals';
import { customerLines, dayOf, groupsOf, sellerLines, titles } from './invoice-text';
import { LEFT, RIGHT, Sheet } from './sheet';

const LINE = 13;
const QUANTITY = 372;
const PRICE = 448;
const TEXT_WIDTH = 250;
const MIDDLE = 300;

/** Two columns of lines, as high as the higher one. */
function columns(sheet: Sheet, left: readonly string[], right: readonly string[]): void {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const style = index === 0 ? { bold: true } : {};
    sheet.text(LEFT, left[index] ?? '', style);
    sheet.text(MIDDLE, right[index] ?? '', style);
    sheet.down(LINE);
  }
}

function head(sheet: Sheet, site: SiteRuntime, invoice: InvoiceRow): void {
  const account = site.store.accounts.get(String(invoice.account_id));
  sheet.down(10);
  sheet.text(LEFT, site.config.siteName, { size: 17, bold: true });
  if (invoice.status === 10) sheet.stamp(RIGHT, 'PAID');
  sheet.down(38);
  sheet.text(LEFT, `${titles[invoice.type]} ${invoice.name}`, { size: 14, bold: true });
  sheet.down(24);
  sheet.text(LEFT, 'From', { size: 8, tone: 'muted' });
  sheet.text(MIDDLE, 'To', { size: 8, tone: 'muted' });
  sheet.down(LINE);
  columns(sheet, sellerLines(site), customerLines(invoice, account));
  sheet.down(8);
  const facts = [
    ['Issued', dayOf(invoice.created)],
    ['Due', dayOf(invoice.due)],
    ['Period', `${dayOf(invoice.period_start)} – ${dayOf(invoice.period_end)}`],
    ['Billing account', String(invoice.account_id)],
  ];
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const x = LEFT + index * 122;
    sheet.text(x, label, { size: 8, tone: 'muted' });
    sheet.down(LINE);
    sheet.text(x, value);
    sheet.down(-LINE);
  }
  sheet.down(LINE * 3);
}

function tableHead(sheet: Sheet): void {
  const style = { size: 8, tone: 'muted', atEnd: true } as const;
  sheet.text(LEFT, 'Description', { ...style, atEnd: false });
  sheet.text(QUANTITY, 'Quantity', style);
  sheet.text(PRICE, 'Unit price', style);
  sheet.text(RIGHT, 'Amount', style);
  sheet.down(6);
  sheet.rule();
  sheet.down(LINE);
}

const number = (value: number, locale: string, digits: number): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 2, maximumFractionDigits: digits }).format(
    value,
  );

function row(sheet: Sheet, { siteLocale }: SiteRuntime['config'], record: Recorded): void {
  const lines = sheet.lines(record.descr ? `${record.name}, ${record.descr}` : record.name, TEXT_WIDTH);
  sheet.need(lines.length * LINE);
  sheet.text(QUANTITY, `${record.qty} ${record.qty_unit}`, { atEnd: true });
  sheet.text(PRICE, number(record.item_price, siteLocale, 6), { atEnd: true });
  sheet.text(RIGHT, number(record.amount, siteLocale, 5), { atEnd: true });
  for (const line of lines) {
    sheet.text(LEFT, line);
    sheet.down(LINE);
  }
}

function totals(sheet: Sheet, site: SiteRuntime, invoice: InvoiceRow): void {
  const sums = invoiceTotals(invoice).totals;
  const text = (amount: number) => moneyText(site.config, amount);
  const tax = site.definition.taxLabel ?? 'VAT';
  const lines = [
    ['Subtotal', text(sums.subtotal)],
    ...(sums.discount_amount === 0
      ? []
      : [[`Discount ${invoice.discount_percentage} %`, text(money(-sums.discount_amount))]]),
    [`${tax} ${invoice.vat_percentage} %`, text(sums.vat_tax)],
  ];
  sheet.need((lines.length + 4) * LINE);
  sheet.rule();
  sheet.down(LINE + 4);
  for (const [label = '', value = ''] of lines) {
    sheet.text(MIDDLE, label, { tone: 'muted' });
    sheet.text(RIGHT, value, { atEnd: true });
    sheet.down(LINE);
  }
  sheet.down(4);
  sheet.text(MIDDLE, 'Total', { size: 11, bold: true });
  sheet.text(RIGHT, text(sums.total), { size: 11, bold: true, atEnd: true });
  sheet.down(LINE * 1.5);
  if (sums.credit !== 0) {
    sheet.text(MIDDLE, `Paid from credit before ${tax}`, { tone: 'muted' });
    sheet.text(RIGHT, text(sums.credit), { tone: 'muted', atEnd: true });
    sheet.down(LINE);
  }
}

/** An invoice as a PDF document: who, what by location, sums, page numbers; amounts in the site's currency. */
export async function invoicePdf(site: SiteRuntime, invoice: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${titles[invoice.type]} ${invoice.name}`;
  const sheet = await Sheet.open({ title, author: site.config.siteName, date: new Date(invoice.created * 1000) });
  head(sheet, site, invoice);
  tableHead(sheet);
  sheet.onNewPage = () => tableHead(sheet);
  for (const { place, records } of groupsOf(site, invoice)) {
    if (place) {
      sheet.need(LINE * 3);
      sheet.down(4);
      sheet.text(LEFT, place, { bold: true });
      sheet.down(LINE + 2);
    }
    for (const record of records) row(sheet, site.config, record);
  }
  sheet.down(4);
  sheet.onNewPage = () => undefined;
  totals(sheet, site, invoice);
  return sheet.close(`${site.config.siteName} · ${title}`);
}
