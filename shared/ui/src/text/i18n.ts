import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { create } from 'zustand';

/** A catalogue: message id to ICU text, or to what the build has compiled it to. */
export type Catalogue = Readonly<Record<string, Messages[string]>>;

export const SOURCE_LOCALE = 'en';
export const i18n = setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } });

/** Changes whenever texts change, so that components read them again. */
export const useTextVersion = create<{ version: number }>(() => ({ version: 0 }));
const changed = (): void => useTextVersion.setState(({ version }) => ({ version: version + 1 }));

const PLAIN_PARTS = /\{(\w+)\}/;

/** Compiles a text that has nothing but simple `{name}` places; others need the build's compiler. */
function compileSimple(text: string): Messages[string] {
  if (/[{#][^{#},]*,|'/.test(text)) return text;
  return text.split(PLAIN_PARTS).flatMap((part, i): ([string] | string)[] => (i % 2 ? [[part]] : part ? [part] : []));
}

const compiled = (texts: Catalogue, prefix = ''): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [prefix + id, typeof text === 'string' ? compileSimple(text) : text]),
  );

/** Source texts, translations and a brand's own words, by language; what is shown is laid together from them. */
const sources: Messages = {};
const translations = new Map<string, Messages>();
const overlays = new Map<string, Messages>();

/**
 * The source language under the translations, the brand's words on top: a text that is missing is never an id.
 * @param texts source texts to lay; those that lie already stay
 */
function lay(language: string, texts: Messages = sources): void {
  const own = language === SOURCE_LOCALE ? {} : translations.get(language);
  // Words of a brand in the source language do not replace a translation.
  i18n.load(language, {
    ...texts,
    ...(language === SOURCE_LOCALE ? {} : overlays.get(SOURCE_LOCALE)),
    ...own,
    ...overlays.get(language),
  });
}

/** Adds an area's source texts. */
export function loadCatalogue(area: string, catalogue: Catalogue): void {
  const added = compiled(catalogue, `${area}.`);
  Object.assign(sources, added);
  lay(i18n.locale, added);
}

/** All source texts that are here, by `area.id`. */
export const sourceTexts = (): Catalogue => sources;

/**
 * Adds what texts are in another language.
 * @param area whose ids they have; without one they are known as `area.id`
 */
export function loadTranslation(language: string, catalogue: Catalogue, area?: string): void {
  translations.set(language, { ...translations.get(language), ...compiled(catalogue, area ? `${area}.` : '') });
  if (language !== i18n.locale) return;
  lay(language);
  changed();
}

/**
 * Replaces texts by `area.id`, for example `{ 'billing.invoices.title': 'Orders' }`: a brand's own words.
 * @param language the language that they are in
 */
export function overlayMessages(texts: Catalogue, language = SOURCE_LOCALE): void {
  overlays.set(language, { ...overlays.get(language), ...compiled(texts) });
  lay(i18n.locale);
  changed();
}

/** Shows the texts of a language, as far as they are there; what it lacks is shown in the source language. */
export function activateLanguage(language: string): void {
  lay(language);
  i18n.activate(language);
  changed();
}

/**
 * Writes the numbers of sentences as a country does that speaks the language which is shown. One of another language changes
 * nothing: its plurals are others.
 */
export function writeNumbersAs(locale: string): void {
  if (!locale.startsWith(`${i18n.locale}-`)) return;
  i18n.activate(i18n.locale, locale);
  changed();
}
