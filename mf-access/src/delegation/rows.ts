import { useCallback, useMemo } from 'react';
import { useQuery, type Query } from '@console/api';
import { useShownEmail } from '@console/area';
import { listAccessDelegations, type AccessDelegation } from '@console/contract/access-delegation';
import { useText } from '../texts';

export type Invitation = AccessDelegation['impersonations'][number];

/** A delegation as lists hold it. */
export interface DelegationRow extends AccessDelegation {
  /** Its number as text, for tables and addresses. */
  readonly uuid: string;
  /** What a person calls it. */
  readonly title: string;
}

/** What a person calls a delegation: its name, else its number. */
function useDelegationName(): (delegation: Pick<AccessDelegation, 'id' | 'name'>) => string {
  const t = useText();
  return useCallback(({ id, name }) => name || t('delegation.unnamed', { id }), [t]);
}

/** The delegations that the user has made; the same rows while nothing changes. */
export function useDelegations(): {
  readonly rows: readonly DelegationRow[];
  readonly query: Query<AccessDelegation[]>;
} {
  const query = useQuery(listAccessDelegations, {});
  const titleOf = useDelegationName();
  const { data } = query;
  const rows = useMemo(
    () => (data ?? []).map((row) => ({ ...row, uuid: String(row.id), title: titleOf(row) })),
    [data, titleOf],
  );
  return { rows, query };
}

/** Names whoever was invited: whoever owns a delegation has typed the address, and must see whom they have let in. */
export function useGranteeName(): (invitation: Invitation) => string {
  const shown = useShownEmail({ checksAdministrator: false });
  return ({ grantee_username: name, uuid }) => (name ? shown(name, { isGiven: true }) : uuid);
}
