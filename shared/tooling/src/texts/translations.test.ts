/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { translatedLanguages } from '@console/ui/languages';
import { root } from '../root';
import { readTranslations, sourceCatalogues } from './catalogues';
import { placesOf, pluralsOf } from './places';

/** Texts for developers only. */
const UNTRANSLATED = new Set(['developer', 'mock']);
/** Catalogues whose source texts are sentences of the contract, and names in `area.json`. */
const SOURCES_ELSEWHERE = new Set(['sentences', 'declaration']);
/** Texts that are the same in another language: names, units, words that it has taken over. */
const same: Record<string, string[]> = JSON.parse(readFileSync(path.join(__dirname, 'same-words.json'), 'utf8'));

const catalogues = sourceCatalogues().filter(({ area }) => !UNTRANSLATED.has(area));
const cases = translatedLanguages.flatMap((language) =>
  catalogues.map(({ area, folder, texts }) => [language, area, folder, texts] as const),
);

it.each(translatedLanguages)('%s has no catalogue that is not in the source language', (language) => {
  const known = new Map<string, string[]>();
  for (const { area, folder } of catalogues) known.set(folder, [...(known.get(folder) ?? []), area]);
  for (const [folder, areas] of known) {
    const left = Object.keys(readTranslations(path.join(root, folder), language)).filter(
      (area) => !SOURCES_ELSEWHERE.has(area),
    );
    expect([folder, ...left.toSorted()]).toEqual([folder, ...areas.toSorted()]);
  }
});

const declarations = readdirSync(root)
  .filter((folder) => existsSync(path.join(root, folder, 'area.json')))
  .map((folder) => {
    const declaration = readFileSync(path.join(root, folder, 'area.json'), 'utf8');
    return [folder, [...declaration.matchAll(/"id": "([\w.]+)",\s*"text":/g)].map(([, id = '']) => id)] as const;
  });

describe.each(translatedLanguages)('names in declarations: %s', (language) => {
  it.each(declarations)('%s has every one, and no other', (folder, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    const { declaration = {} } = readTranslations(path.join(root, folder, 'src/messages'), language);
    expect(Object.keys(declaration).toSorted()).toEqual(ids.toSorted());
  });
});

describe.each(cases)('%s: %s', (language, area, folder, source) => {
  const texts = readTranslations(path.join(root, folder), language)[area] ?? {};

  it('has every text, and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(source).toSorted());
  });

  it('takes the same values', () => {
    const others = Object.entries(texts).filter(
      ([id, text]) => placesOf(text).join() !== placesOf(source[id] ?? '').join(),
    );
    expect(others).toEqual([]);
  });

  it('has the plural forms of the language', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = Object.entries(texts).filter(([, text]) =>
      pluralsOf(text).some(
        (forms) => needed.some((form) => !forms.includes(form) && form !== 'other') || !forms.includes('other'),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('is translated', () => {
    const left = Object.entries(texts).filter(
      ([id, text]) =>
        text === source[id] && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')) && !same[language]?.includes(text),
    );
    expect(left).toEqual([]);
  });
});
