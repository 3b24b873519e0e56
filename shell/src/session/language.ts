import { session, storage } from '@console/api';
import { currentSite } from '@console/area';
import { nearestLanguage, setFormats, setLanguage } from '@console/ui';

/** The language of whoever is signed in, for the next page: their profile arrives after its first screen. */
const LANGUAGE_KEY = 'language';

/** The next person in this browser has a language of their own. */
export const forgetLanguage = (): void => storage.persistent.remove(LANGUAGE_KEY);

/** Keeps it for the next page. */
export const rememberLanguage = (language: string): void => void storage.persistent.set(LANGUAGE_KEY, language);

/**
 * Shows texts and formats in a language, or in those of the site.
 * @param language a profile's `lang`; where the console is not translated to it, the site's locale holds
 */
export async function speak(language: string | undefined): Promise<void> {
  const { siteLocale, siteCurrency } = currentSite().config;
  const chosen = language === undefined ? nearestLanguage(siteLocale) : nearestLanguage(language);
  await setLanguage(chosen);
  const isOfSite = chosen === nearestLanguage(siteLocale);
  setFormats({
    locale: isOfSite ? siteLocale : chosen,
    currency: siteCurrency,
    // In the order of days that most of the world writes.
    words: isOfSite && !siteLocale.toLowerCase().startsWith(chosen) ? `${chosen}-GB` : undefined,
  });
}

/** Before the first screen: the language that this browser knows of whoever is signed in, else that of the site. */
export function speakAtStart(): Promise<void> {
  const isSignedIn = session.getState().credential !== undefined;
  return speak(isSignedIn ? storage.persistent.get(LANGUAGE_KEY) : undefined);
}
