import { useSession } from '@console/api';
import { useForeignOwner } from './use-foreign-owner';
import { useIsTokenBound } from './use-is-token-bound';

/** What keeps somebody to one billing account: they act for its owner, or their API token is limited to it. */
export type Binding = { readonly by: 'delegation'; readonly owner: string } | { readonly by: 'token' };

/**
 * What keeps whoever is logged in to one billing account. What belongs to the user as a whole (details, tokens, delegations,
 * new accounts, access keys, the default network) is refused to them: it is told before, not tried. (spec 2, section 6;
 * decision 0014)
 * @param isNeeded false while nobody has to know. Only the list of tokens tells a limited one, so that a list asks once it
 * was refused, and a dialog when it opens
 * @returns null where nothing does, undefined while that is not known
 */
export function useBinding(isNeeded = true): Binding | null | undefined {
  const { impersonation } = useSession();
  const owner = useForeignOwner();
  const isTokenBound = useIsTokenBound(isNeeded && impersonation === undefined);
  if (owner !== undefined) return { by: 'delegation', owner };
  if (impersonation) return null;
  if (isTokenBound === undefined) return undefined;
  return isTokenBound ? { by: 'token' } : null;
}
