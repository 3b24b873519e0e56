import { useShownEmail } from '@console/area';
import type { Binding } from '@console/domain/binding';
import { useAccountText } from './texts';

/** Why accounts are neither created nor deleted by somebody who is kept to one: they are the user's own. (decision 0014) */
export function useBoundText(): (binding: Binding) => string {
  const t = useAccountText();
  const shown = useShownEmail({ checksAdministrator: false });
  return (binding) => (binding.by === 'token' ? t('bound.token') : t('bound.acting', { owner: shown(binding.owner) }));
}
