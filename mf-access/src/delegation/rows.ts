import { useMemo } from 'react';
import { useQuery, type Query } from '@console/api';
import { useShownEmail } from '@console/area';
import { listAccessDelegations, type AccessDelegation } from '@console/contract/access-delegation';
import { useDelegationName } from './name';

export type Invitation = AccessDelegation['impersonations'][number];

/** A delegation as lists hold it. */
export interface DelegationRow extends AccessDelegation {
  /** Its number as text, for tables and addresses. */
  readonly uuid: string;
  /** What a person calls it. */
  readonly title: string;
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
