import { storage } from '@console/api';

export const codeLanguages = ['curl', 'node', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const KEY = 'codeLanguage';

/** Reads a language; the one that was chosen last in this browser for any other text. */
export function codeLanguage(name?: string | null): CodeLanguage {
  const known = (wanted: string | null | undefined): CodeLanguage | undefined =>
    codeLanguages.find((language) => language === wanted);
  return known(name) ?? known(storage.persistent.get(KEY)) ?? 'curl';
}

/** Remembers which language somebody reads. */
export function rememberLanguage(language: CodeLanguage): void {
  storage.persistent.set(KEY, language);
}
