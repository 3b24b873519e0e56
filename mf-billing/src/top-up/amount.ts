import { currencyDigits } from '@console/contract/currency';
import { LARGEST_AMOUNT } from '@console/contract/schema';

/** What is wrong with an amount that somebody has typed. */
export type AmountProblem = 'empty' | 'notNumber' | 'decimals' | 'least' | 'most';

export interface AmountRules {
  /** ISO 4217; of the site. */
  readonly currency: string;
  /** How the person writes numbers: 'de-CH'. */
  readonly locale: string;
  /** The site's smallest top-up. */
  readonly least: number;
}

/** Between groups of digits somewhere: spaces of any kind, and apostrophes. */
const GROUPS = /[\s\u00a0\u202f'’]/g;

interface Marks {
  readonly decimal: string;
  readonly group: string;
}

const marks = new Map<string, Marks>();

/** What parts the decimals, and what groups the digits, in a language. */
function marksOf(locale: string): Marks {
  const known = marks.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const read = { decimal: of('decimal') || '.', group: of('group') };
  marks.set(locale, read);
  return read;
}

const isGrouped = (whole: string, mark: string): boolean => {
  const [first = '', ...rest] = whole.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

/**
 * A number as people write it, in plain digits: '1.250,50' of a German and '1,250.50' of a Briton are '1250.50'. A mark that can
 * only part decimals does so in every language: '12,5'. Undefined for what is no number.
 */
export function plainNumber(text: string, locale: string): string | undefined {
  const typed = text.replaceAll(GROUPS, '');
  const { decimal, group } = marksOf(locale);
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  if (last < 0) return /^\d+$/.test(typed) ? typed : undefined;
  const mark = typed.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const isOnce = typed.indexOf(mark) === last;
  const groups = isGrouped(typed, mark);
  const partsDecimals = isOnce && (mark === decimal || !groups || typed.includes(other) || mark !== group);
  if (!partsDecimals) return groups ? typed.replaceAll(mark, '') : undefined;
  const [whole, decimals] = [typed.slice(0, last), typed.slice(last + 1)];
  const digits = whole.includes(other) ? (isGrouped(whole, other) ? whole.replaceAll(other, '') : undefined) : whole;
  if (digits === undefined || !/^\d*$/.test(digits) || !/^\d+$/.test(decimals)) return undefined;
  return `${digits || '0'}.${decimals}`;
}

/** Reads an amount that somebody has typed, or says what is wrong with it. (spec 2, section 5) */
export function readAmount(
  text: string,
  { currency, locale, least }: AmountRules,
): { readonly amount: number } | { readonly problem: AmountProblem } {
  if (text.trim() === '') return { problem: 'empty' };
  const plain = plainNumber(text, locale);
  if (plain === undefined) return { problem: 'notNumber' };
  const beyond = plain.split('.')[1]?.slice(currencyDigits(currency)) ?? '';
  if (/[1-9]/.test(beyond)) return { problem: 'decimals' };
  const amount = Number(plain);
  if (amount > LARGEST_AMOUNT) return { problem: 'most' };
  return amount <= 0 || amount < least ? { problem: 'least' } : { amount };
}

/** An amount as the person would type it, without its currency: '12,50'. */
export function writtenAmount(amount: number, { currency, locale }: Pick<AmountRules, 'currency' | 'locale'>): string {
  const digits = Number.isInteger(amount) ? 0 : currencyDigits(currency);
  const format = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...format, numberingSystem: 'latn' }).format(amount);
}
