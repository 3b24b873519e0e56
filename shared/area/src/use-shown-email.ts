import { useAdministrator, useQuery, useSession } from '@console/api';
import { shownEmail } from '@console/contract/email-visibility';
import { getUser } from '@console/contract/user';
import { useSiteConfig } from './site';

interface UseShownEmailOptions {
  /** False where only addresses are shown that need no administrator: the server is not asked for it then. */
  readonly checksAdministrator?: boolean;
}

interface ShownEmailOptions {
  /** The person has given the address themselves, as of somebody they invite: it is no secret to them. */
  readonly isGiven?: boolean;
}

/**
 * Makes of somebody's address what the person at the screen may see of it. Whoever acts for somebody else is still
 * themselves: then no address is their own, and none was given by them. (spec 1, section 6)
 */
export function useShownEmail({ checksAdministrator = true }: UseShownEmailOptions = {}): (
  email: string,
  options?: ShownEmailOptions,
) => string {
  const { internalEmailDomains } = useSiteConfig();
  const { impersonation } = useSession();
  const actsForOther = impersonation !== undefined;
  const { isAdministrator } = useAdministrator({ isEnabled: checksAdministrator && !actsForOther });
  const { data: user } = useQuery(getUser, actsForOther ? null : {});
  return (email, { isGiven = false } = {}) =>
    isGiven && !actsForOther
      ? email
      : shownEmail(email, {
          isAdministrator: (actsForOther ? impersonation.administrator : isAdministrator) === true,
          ownEmail: user?.profile_data.email,
          internalDomains: internalEmailDomains,
        });
}
