import type { CountryCode } from 'libphonenumber-js/min';

/** What is needed of the library. */
interface Library {
  readonly parsePhoneNumberFromString: (
    text: string,
    country?: CountryCode,
  ) => { readonly isPossible: () => boolean } | undefined;
  readonly isSupportedCountry: (country: string) => country is CountryCode;
}

/**
 * Whether a text can be a phone number: one with a country code, or one that is written as in the given country. Only
 * its length is judged: new ranges of numbers come faster than anybody's list of them.
 * @param country two letters; '' where none is chosen
 */
export function isPhoneNumber(text: string, country: string, library: Library): boolean {
  const code = country.toUpperCase();
  const parsed = library.parsePhoneNumberFromString(text, library.isSupportedCountry(code) ? code : undefined);
  return parsed?.isPossible() ?? false;
}

/** Numbering plans of all countries; fetched once there is a number to check. */
export const loadPhoneRules = (): Promise<Library> =>
  import(/* webpackChunkName: "phone-rules" */ 'libphonenumber-js/min');
