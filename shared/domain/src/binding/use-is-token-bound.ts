import { useQuery, useSession } from '@console/api';
import { listTokens } from '@console/contract/token';

/**
 * Whether the credential is an API token that is restricted to one billing account: it sees itself among the tokens.
 * (spec 2, section 6)
 * @param isNeeded false while nobody has to know: the tokens are not asked for then
 * @returns undefined while that is not known; false also where the tokens could not be read
 */
export function useIsTokenBound(isNeeded: boolean): boolean | undefined {
  const { credential } = useSession();
  const { data, error } = useQuery(listTokens, isNeeded ? {} : null);
  if (data) return data.some(({ restricted, token }) => restricted === true && token === credential);
  return error ? false : undefined;
}
