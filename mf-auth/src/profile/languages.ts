/** Languages of ISO 639-1 that are written by living people. */
const CODES =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt ty ug uk ur uz ve vi wa wo xh yi yo za zh zu'.split(
    ' ',
  );

const CODE = /^[a-z]{2,3}$/i;

/** The name of a language in the language of the page; what is no code stays as it is. */
export function languageName(code: string, locale: string): string {
  if (!CODE.test(code)) return code;
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * Languages to choose from, by name; those that the browser has none for are left out.
 * @param chosen is among them whatever it is: a choice must not change what it shows
 */
export function languageChoices(locale: string, chosen: string): { value: string; label: string }[] {
  const codes = chosen === '' || CODES.includes(chosen) ? CODES : [...CODES, chosen];
  const { compare } = new Intl.Collator(locale);
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return codes
    .filter((code) => code === chosen || names.of(code) !== undefined)
    .map((value) => ({ value, label: languageName(value, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
}
