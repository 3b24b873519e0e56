import { useCallback } from 'react';
import type { Token } from '@console/contract/token';
import { useText } from '../texts';

/** What a person calls a token: its description, else its number. */
export function useTokenName(): (token: Pick<Token, 'id' | 'description'>) => string {
  const t = useText();
  return useCallback(({ id, description }) => description || t('token.name', { id }), [t]);
}
