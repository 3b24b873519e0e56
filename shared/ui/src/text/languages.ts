import type { Catalogue } from './i18n';
import { activateLanguage, i18n, loadTranslation, SOURCE_LOCALE, sourceTexts } from './i18n';
import type { PseudoLanguage } from './pseudo';

/** Languages that the console is translated to, beside its source language. */
export const translatedLanguages = ['et', 'id', 'de'] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];
/** Fetches a package's texts in a language: catalogues by the name that they are registered under. */
export type Translations = (
  language: TranslatedLanguage,
) => Promise<{ readonly default: Readonly<Record<string, Catalogue>> }>;

const pseudoLanguages = ['xa', 'xb'] as const satisfies readonly PseudoLanguage[];
let hasPseudo = false;

/** Lets development hosts show the languages that nobody speaks: xa is long, xb runs from right to left. */
export function allowPseudoLanguages(): void {
  hasPseudo = true;
}

const pseudoOf = (language: string): PseudoLanguage | undefined =>
  hasPseudo ? pseudoLanguages.find((known) => known === language) : undefined;

const byArea = new Map<string, Translations>();
const pending = new Map<string, Promise<void>>();
const settled = new Set<string>();
let reportFailure: (error: unknown) => void = () => undefined;

/** Says who is told of translations that could not be fetched; the texts are in the source language then. */
export function provideTextReporter(report: (error: unknown) => void): void {
  reportFailure = report;
}

const isTranslated = (language: string): language is TranslatedLanguage =>
  translatedLanguages.some((known) => known === language);

/** Made from the source texts of the moment, those of screens that come later with them. */
async function makeTexts(language: PseudoLanguage): Promise<void> {
  const { pseudo, sentenceSources } = await import(/* webpackChunkName: "dev-pseudo" */ './pseudo');
  loadTranslation(language, pseudo({ ...sentenceSources, ...sourceTexts() }, language));
}

function fetchTexts(language: TranslatedLanguage, area: string): Promise<void> {
  const key = `${language}/${area}`;
  const load = byArea.get(area);
  if (!load || settled.has(key)) return Promise.resolve();
  const known = pending.get(key);
  if (known) return known;
  const work = load(language)
    .then(
      ({ default: { [area]: texts } }) => {
        settled.add(key);
        if (texts) loadTranslation(language, texts, area);
      },
      // Asked for again with the next change of language or group of screens.
      reportFailure,
    )
    .finally(() => pending.delete(key));
  pending.set(key, work);
  return work;
}

/** The language that was chosen last: what is shown until it is there may be another one. */
let chosen: string = SOURCE_LOCALE;

/** Registers where the translations of an area are; begins to fetch those of the language that is chosen. */
export function addTranslations(area: string, translations: Translations): void {
  byArea.set(area, translations);
  const language = chosen;
  if (isTranslated(language)) void fetchTexts(language, area);
  const strange = pseudoOf(language);
  if (strange)
    pending.set(
      area,
      makeTexts(strange).finally(() => pending.delete(area)),
    );
}

/** Settles when all texts that are on their way are there, or could not be had: for screens whose code has just come. */
export async function textsReady(): Promise<void> {
  await Promise.all(pending.values());
}

/** The language of the console that is nearest to a BCP 47 tag: 'et' for 'et-EE', the source language for what is not translated. */
export function nearestLanguage(tag: string | null | undefined): string {
  const language = (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  return isTranslated(language) ? language : (pseudoOf(language) ?? SOURCE_LOCALE);
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|yi|ps|sd|ug|dv|xb)\b/;

let pageLanguage: string | undefined;

/** The language that the console has marked the page with: what says another was written by somebody else. */
export const markedLanguage = (): string | undefined => pageLanguage;

/** The page is in the language of its texts, whatever the site's locale is: screen readers choose their voice by it. */
function markPage(language: string): void {
  pageLanguage = language;
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

/**
 * Switches the language of the console, once its texts are there.
 * @param language as `nearestLanguage` gives it
 */
export async function setLanguage(language: string): Promise<void> {
  chosen = language;
  if (language === i18n.locale) return markPage(language);
  if (isTranslated(language)) await Promise.all([...byArea.keys()].map((area) => fetchTexts(language, area)));
  const strange = pseudoOf(language);
  if (strange) await makeTexts(strange);
  // A later choice wins, however long this one took.
  if (language !== chosen) return;
  activateLanguage(language);
  markPage(language);
}
