import type { CsvContent, CsvValue } from './csv-types';

/** Spreadsheets take UTF-8 for the local encoding without it, and names such as Jõhvi would come out broken. */
const BOM = '\uFEFF';

const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet may run as a formula; signs of full width are taken for the narrow ones. */
/* oxlint-disable no-control-regex -- spreadsheets skip NUL, and then see what stands behind it */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/;
/**
 * The same where spreadsheets in much of Europe begin a cell: behind a semicolon, and at a line end, for to them a quote is none
 * that does not stand at the beginning of a cell. One that does vanishes from before what follows.
 */
const FORMULA_WITHIN = /(;|\r\n?|\n)(?="*[=+\-@＝＋－＠\t\0])/g;
const NEEDS_QUOTES = /[",;\r\n\t\0]/;
/* oxlint-enable no-control-regex */

/** Text that begins like a formula gets an apostrophe, which spreadsheets take for 'text'; a number stays a number. */
const guarded = (text: string): string =>
  (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text).replace(FORMULA_WITHIN, "$1'");

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  const text = typeof value === 'string' ? guarded(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as the text of a CSV file: UTF-8 with a byte order mark, commas, CRLF, quotes where needed. (RFC 4180)
 * Values are raw: numbers with a point, times in UTC.
 */
export const csvText = ({ header, records }: CsvContent): string =>
  BOM + [header, ...records].map((record) => `${record.map(cell).join(',')}\r\n`).join('');
