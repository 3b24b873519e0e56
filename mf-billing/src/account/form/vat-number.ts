import type { Country } from 'jsvat';

/** What is needed of the library; its own names of countries and letters. */
interface Library {
  readonly checkVAT: (number: string, countries?: readonly Country[]) => { readonly isValid: boolean };
  readonly countries: readonly Country[];
}

/** Tax numbers that begin with other letters than their country has. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/**
 * Whether a VAT number has the format and the check digits of a country, with or without the letters of the country
 * before it; undefined for a country whose rules are not known.
 * @param country two letters
 */
export function isVatNumberOf(number: string, country: string, library: Library): boolean | undefined {
  const code = country.toUpperCase();
  const rules = library.countries.filter(({ codes }) => codes.some((one) => one === code));
  if (rules.length === 0) return undefined;
  const bare = number.replace(/[\s.-]/g, '').toUpperCase();
  const prefix = prefixes[code] ?? code;
  return [bare, prefix + bare].some((one) => library.checkVAT(one, rules).isValid);
}

/** The rules of some 35 countries; fetched once there is a number to check. */
export const loadVatRules = (): Promise<Library> => import(/* webpackChunkName: "vat-rules" */ 'jsvat');
