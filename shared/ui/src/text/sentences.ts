import { useCallback } from 'react';
import { i18n, useTextVersion } from './i18n';
import { translations } from '../messages/translations';
import { addTranslations } from './languages';

/** What these texts are known by among all others. */
const AREA = 'sentences';
const NUMBERS = /\b\d+\b/g;

addTranslations(AREA, translations);

/** A sentence as the catalogues know it: its numbers are places. 'At most 255 characters' is 'At most {0} characters'. */
export function sentenceKey(english: string): string {
  let place = 0;
  return english.replaceAll(NUMBERS, () => `{${place++}}`);
}

/**
 * What the contract and the client of the API say in English (rules of fields, names of kinds, failures of their own) in
 * the language of whoever reads. Such a sentence is its own key: in English it stays word for word what it is, and costs
 * no catalogue. What nobody has translated, like the words of a server, stays as it came.
 */
export function translateSentence(english: string): string {
  const key = `${AREA}.${sentenceKey(english)}`;
  return Object.hasOwn(i18n.messages, key) ? i18n._(key, { ...english.match(NUMBERS) }) : english;
}

/** The same inside React: a new function when texts change. */
export function useTranslateSentence(): typeof translateSentence {
  const version = useTextVersion((state) => state.version);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version of the texts is a new reader
  return useCallback((english) => translateSentence(english), [version]);
}
