import { useEffect } from 'react';
import { useQuery, useSession } from '@console/api';
import { getUser } from '@console/contract/user';
import { nearestLanguage } from '@console/ui';
import { forgetLanguage, rememberLanguage, speak } from './language';

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
    if (isKnown) rememberLanguage(language);
    else forgetLanguage();
    void speak(isKnown ? language : undefined);
  }, [language]);
}
