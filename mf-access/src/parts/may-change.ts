import { useSession } from '@console/api';
import { useShownEmail } from '@console/area';
import { useTokens } from '../token/rows';
import { useText } from '../texts';

/**
 * Why tokens and delegations cannot be changed in this session; undefined where they can. Whoever acts for an owner, or is
 * logged in with a token of one account, would give themselves more than they were given. (decision 0014)
 */
export function useBound(): string | undefined {
  const t = useText();
  const { impersonation } = useSession();
  const shown = useShownEmail({ checksAdministrator: false });
  const { rows } = useTokens();
  if (impersonation && impersonation.administrator !== true)
    return t('bound.acting', { owner: shown(impersonation.access_owner) });
  return rows.some(({ isSession, restricted }) => isSession && restricted) ? t('bound.token') : undefined;
}
