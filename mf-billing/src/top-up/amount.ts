import { currencyDigits } from '@console/contract/currency';
import { LARGEST_AMOUNT } from '@console/contract/schema';
import { plainNumber, writeNumber, type NumberMarks } from '@console/ui/forms';

/** What is wrong with an amount that somebody has typed. */
export type AmountProblem = 'empty' | 'notNumber' | 'decimals' | 'least' | 'most';

export interface AmountRules {
  /** ISO 4217; of the site. */
  readonly currency: string;
  /** How the site writes numbers. */
  readonly marks: NumberMarks;
  /** The site's smallest top-up. */
  readonly least: number;
}

/** Reads an amount that somebody has typed, or says what is wrong with it. (spec 2, section 5) */
export function readAmount(
  text: string,
  { currency, marks, least }: AmountRules,
): { readonly amount: number } | { readonly problem: AmountProblem } {
  if (text.trim() === '') return { problem: 'empty' };
  const plain = plainNumber(text, marks);
  if (plain === undefined) return { problem: 'notNumber' };
  const beyond = plain.split('.')[1]?.slice(currencyDigits(currency)) ?? '';
  if (/[1-9]/.test(beyond)) return { problem: 'decimals' };
  const amount = Number(plain);
  if (amount > LARGEST_AMOUNT) return { problem: 'most' };
  return amount <= 0 || amount < least ? { problem: 'least' } : { amount };
}

/** An amount as the person would type it, without its currency: '12,50'. */
export const writtenAmount = (amount: number, { currency, marks }: Pick<AmountRules, 'currency' | 'marks'>): string =>
  writeNumber(amount.toFixed(Number.isInteger(amount) ? 0 : currencyDigits(currency)), marks);
