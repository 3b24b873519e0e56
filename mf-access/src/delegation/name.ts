import { useCallback } from 'react';
import type { AccessDelegation } from '@console/contract/access-delegation';
import { useText } from '../texts';

/** What a person calls a delegation: its name, else its number. */
export function useDelegationName(): (delegation: Pick<AccessDelegation, 'id' | 'name'>) => string {
  const t = useText();
  return useCallback(({ id, name }) => name || t('delegation.unnamed', { id }), [t]);
}
