import { useEffect } from 'react';
import { session, storage, useQuery, useSession } from '@console/api';
import { currentSite } from '@console/area';
import { getUser } from '@console/contract/user';
import { nearestLanguage, setFormats, setLanguage } from '@console/ui';

/** The language of whoever is signed in, for the next page: their profile arrives after its first screen. */
const LANGUAGE_KEY = 'language';

/** The next person in this browser has a language of their own. */
export const forgetLanguage = (): void => storage.persistent.remove(LANGUAGE_KEY);

/**
 * Shows texts and formats in a language, or in those of the site.
 * @param language a profile's `lang`; where the console is not translated to it, the site's locale holds
 */
async function speak(language: string | undefined): Promise<void> {
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

/**
 * Follows the language of the profile while somebody is signed in: it wins over that of the site. Acting for somebody
 * else changes nothing: the one who reads is the same. (spec 1, section 3)
 */
export function useUserLanguage(): void {
  const { impersonation } = useSession();
  const { data: user } = useQuery(getUser, impersonation ? null : {});
  const language = user === undefined ? undefined : (user.profile_data.lang?.toLowerCase() ?? '');
  useEffect(() => {
    if (language === undefined) return;
    const isKnown = language !== '' && (nearestLanguage(language) !== 'en' || language.startsWith('en'));
    if (isKnown) storage.persistent.set(LANGUAGE_KEY, language);
    else forgetLanguage();
    void speak(isKnown ? language : undefined);
  }, [language]);
}
