import type { CsvContent, CsvValue } from './csv-types';

/** Spreadsheets take UTF-8 for the local encoding without it, and names such as Jõhvi would come out broken. */
const BOM = '\uFEFF';

const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet may run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Text that begins like a formula gets an apostrophe, which spreadsheets take for 'text'; a number stays a number. */
const guarded = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

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
