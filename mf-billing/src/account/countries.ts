/** A country by its two letters and its name in the language of the page. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

const byName = (locale: string) => (a: Country, b: Country) => a.name.localeCompare(b.name, locale);

/** All countries, by name. The list of codes is fetched with the first call; names come from the browser. */
export async function loadCountries(locale: string): Promise<Country[]> {
  const { default: codes } = await import('i18n-iso-countries/codes.json');
  return namedCountries(
    codes.flatMap(([alpha2]) => (alpha2 ? [alpha2] : [])),
    locale,
  );
}

/** Names for two-letter codes; a code that the browser cannot name keeps its letters. */
export function namedCountries(codes: readonly string[], locale: string): Country[] {
  const names = displayNames(locale);
  return codes.map((code) => ({ code, name: names?.of(code) ?? code })).sort(byName(locale));
}

function displayNames(locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' });
  } catch {
    return undefined;
  }
}

/** The name of one country; letters that are no country stay as they are. */
export function countryName(code: string | null | undefined, locale: string): string | undefined {
  if (!code) return undefined;
  return /^[a-z]{2}$/i.test(code) ? (displayNames(locale)?.of(code.toUpperCase()) ?? code) : code;
}
