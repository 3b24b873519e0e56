import { useMemo } from 'react';
import type { Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { useText } from '../texts';

/** The ways to screens of this area, up to the list that each is reached from. */
export function useAccessCrumbs(): Readonly<Record<'access' | 'tokens' | 'delegations', readonly Breadcrumb[]>> {
  const t = useText();
  return useMemo(() => {
    const access: Breadcrumb = { label: t('access.title'), to: paths.tokens() };
    return {
      access: [access],
      tokens: [access, { label: t('tokens.title'), to: paths.tokens() }],
      delegations: [access, { label: t('delegations.title'), to: paths.delegations() }],
    };
  }, [t]);
}
