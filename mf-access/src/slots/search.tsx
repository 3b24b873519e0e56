import { useMemo } from 'react';
import { lacksRows, useQuery } from '@console/api';
import { useSearchSource, type SearchEntry } from '@console/area';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { paths } from '@console/contract/paths';
import { listTokens } from '@console/contract/token';
import { labelId } from '@console/domain/labels';
import { useText } from './search-texts';

function Tokens() {
  const t = useText();
  const { data, error, isLoading } = useQuery(listTokens, {});
  const entries = useMemo(
    () =>
      (data ?? []).map(({ id, description }): SearchEntry => {
        const name = description || t('token', { id: String(id) });
        // The secret is in the row: it is nothing to search by.
        return {
          id: String(id),
          labelId: labelId('api_token', id),
          name,
          words: [String(id)],
          show: () => ({ name, to: paths.token({ id }) }),
        };
      }),
    [data, t],
  );
  useSearchSource({ kind: 'api_token', entries, isLoading, hasFailed: error !== undefined && !data });
  return null;
}

function Delegations() {
  const t = useText();
  const { data, error, isLoading } = useQuery(listAccessDelegations, {});
  const entries = useMemo(
    () =>
      (data ?? []).map(({ id, name: given, impersonations }): SearchEntry => {
        const name = given || t('delegation', { id: String(id) });
        return {
          id: String(id),
          labelId: labelId('access_delegation', id),
          name,
          words: impersonations.map(({ grantee_username: person }) => person),
          show: () => ({
            name,
            to: paths.delegation({ id }),
            // A count of some would pass for that of all.
            ...(lacksRows(impersonations) ? {} : { detail: t('people', { n: impersonations.length }) }),
          }),
        };
      }),
    [data, t],
  );
  useSearchSource({ kind: 'access_delegation', entries, isLoading, hasFailed: error !== undefined && !data });
  return null;
}

/** API tokens and delegations in the search, by description, name and people. */
export default function SearchAccess() {
  return (
    <>
      <Tokens />
      <Delegations />
    </>
  );
}
