import { useShownEmail } from '@console/area';
import type { Binding } from '@console/domain/binding';
import { useText } from '../parts/texts';

/** Why whoever is kept to one billing account gets no access keys, or none of the objects that are opened with them. */
export function useBoundText(): (binding: Binding, what: 'keys' | 'objects') => string {
  const t = useText();
  const shown = useShownEmail({ checksAdministrator: false });
  return (binding, what) =>
    binding.by === 'token' ? t(`bound.${what}.token`) : t(`bound.${what}.acting`, { owner: shown(binding.owner) });
}
