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
  if (/[{'#][^}]*,|'/.test(text)) return text;
  return text.split(PLAIN_PARTS).flatMap((part, i): ([string] | string)[] => (i % 2 ? [[part]] : part ? [part] : []));
}

const compiled = (texts: Catalogue, prefix = ''): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [prefix + id, typeof text === 'string' ? compileSimple(text) : text]),
  );

const overlay: Messages = {};

/** Adds an area's source texts; a brand's overlay stays on top of them. */
export function loadCatalogue(area: string, catalogue: Catalogue, locale: string = SOURCE_LOCALE): void {
  i18n.load(locale, { ...compiled(catalogue, `${area}.`), ...overlay });
}

/** Replaces texts by `area.id`, for example `{ 'billing.invoices.title': 'Orders' }`: a brand's own words. */
export function overlayMessages(texts: Catalogue): void {
  Object.assign(overlay, compiled(texts));
  i18n.load(i18n.locale, overlay);
  changed();
}

/** Switches the language of texts; `catalogues` are translations by area, what they lack is shown in the source language. */
export function setLocale(locale: string, catalogues: Readonly<Record<string, Catalogue>> = {}): void {
  i18n.load(locale, { ...i18n.messages });
  for (const [area, catalogue] of Object.entries(catalogues)) loadCatalogue(area, catalogue, locale);
  i18n.activate(locale);
  changed();
}
