import { useShownEmail } from '@console/area';
import { useBinding } from '@console/domain/binding';
import { useText } from '../texts';

/**
 * Why tokens and delegations cannot be changed in this session; undefined where they can. Whoever acts for an owner, or is
 * logged in with a token of one account, would give themselves more than they were given. (decision 0014)
 */
export function useBound(): string | undefined {
  const t = useText();
  const binding = useBinding();
  const shown = useShownEmail({ checksAdministrator: false });
  if (!binding) return undefined;
  return binding.by === 'token' ? t('bound.token') : t('bound.acting', { owner: shown(binding.owner) });
}
