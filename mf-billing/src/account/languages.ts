/** Languages with two letters of their own (ISO 639-1) that people are written to in. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu';

export interface Language {
  readonly code: string;
  readonly name: string;
}

/**
 * Languages by their names in the language of the page.
 * @param chosen one that stays among them whatever it is; '' for none
 */
export function namedLanguages(locale: string, chosen: string): Language[] {
  const names = displayNames(locale);
  const all = new Set([...codes.split(' '), ...(/^[A-Za-z]{2,3}$/.test(chosen) ? [chosen] : [])]);
  return [...all]
    .map((code) => ({ code, name: names?.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** What a language is called in the language of the page; its code where it has no name there. */
export function languageName(code: string, locale: string): string {
  try {
    return displayNames(locale)?.of(code) ?? code;
  } catch {
    return code;
  }
}

function displayNames(locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' });
  } catch {
    return undefined;
  }
}
