import { useCallback, useMemo, type ReactNode } from 'react';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Link, Skeleton } from '@console/ui';
import { NoneCell } from '@console/ui/data';
import { useNamedAccounts } from '../account';

/** Draws who pays by the account's id. */
export type AccountLinks = (id: number | null | undefined) => ReactNode;

/**
 * Who pays for each row of a list, asked for once by the list: a keystroke in its search draws other rows, and where each of
 * their cells asked for itself that was much of its work. The same function until the accounts change.
 */
export function useAccountLinks(): AccountLinks {
  const named = useNamedAccounts();
  const accounts = useMemo(() => named && new Map(named.map((one) => [one.id, one])), [named]);
  return useCallback(
    (id) => {
      if (!id) return <NoneCell />;
      if (!accounts) return <Skeleton />;
      const account = accounts.get(id);
      if (!account) return String(id);
      const title = accountTitle(account);
      return (
        <Link to={paths.billingAccount({ id })} title={title}>
          {title}
        </Link>
      );
    },
    [accounts],
  );
}

/**
 * Who pays for a thing: the billing account by name. It links where the account is among those that the person may open;
 * one that is not (it was taken away, or the thing is somebody else's) is its number alone, and no account is 'none'. While
 * the accounts load, their place is held.
 */
export const AccountLink = ({ id }: { id: number | null | undefined }): ReactNode => useAccountLinks()(id);
