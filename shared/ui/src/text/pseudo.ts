import type { Messages } from '@lingui/core';
import type { Catalogue } from './i18n';
import translated from '../messages/et.json';

const PLAIN = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþřšţúŵýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞŘŠŢÚŴÝŽ';
const accents = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** Languages that nobody speaks: long words, and words from right to left. They show what is not translated and what breaks. */
export type PseudoLanguage = 'xa' | 'xb';

/** Words are a third longer in many languages. */
const LONGER = 0.35;
const TO_LEFT = ['\u202e', '\u202c'] as const;

function wordsOf(text: string, language: PseudoLanguage): string {
  if (!/\p{L}/u.test(text)) return text;
  const changed = [...text].map((letter) => accents.get(letter) ?? letter).join('');
  if (language === 'xb') return TO_LEFT.join(changed);
  return `${changed}${'~'.repeat(Math.ceil(text.trim().length * LONGER))}`;
}

type Text = Messages[string];
const isChoices = (value: unknown): value is Record<string, Text> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changedText(text: Text, language: PseudoLanguage): Text {
  if (typeof text === 'string') return wordsOf(text, language);
  return text.map((part) => {
    if (typeof part === 'string') return wordsOf(part, language);
    const [name, kind, choices] = part;
    if (kind === undefined || !isChoices(choices)) return part;
    const changed = Object.entries(choices).map(([key, choice]) => [
      key,
      typeof choice === 'number' ? choice : changedText(choice, language),
    ]);
    return [name, kind, Object.fromEntries(changed)];
  });
}

/** What contract and client say in English: each such sentence is its own key, in every language. */
export const sentenceSources: Catalogue = Object.fromEntries(
  Object.keys(translated.sentences).map((english) => [`sentences.${english}`, english]),
);

/** A compiled catalogue in a language that nobody speaks; places and plural forms stay. */
export const pseudo = (texts: Catalogue, language: PseudoLanguage): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, changedText(text, language)]));
