import { useCallback, useMemo, type ReactNode } from 'react';
import { useQuery } from '@console/api';
import { accountTitle, listBillingAccounts } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Link } from '@console/ui';
import { useText } from './messages';

/** Draws who pays by the account's id. */
export type AccountLinks = (id: number | null | undefined) => ReactNode;

/**
 * Who pays for each row of a list, asked for once by the list: a keystroke in its search draws other rows, and where each of
 * their cells asked for itself that was much of its work. The same function until the accounts change.
 */
export function useAccountLinks(): AccountLinks {
  const t = useText();
  const { data } = useQuery(listBillingAccounts, {});
  const accounts = useMemo(() => new Map(data?.map((one) => [one.id, one])), [data]);
  return useCallback(
    (id) => {
      if (!id) return <span className="ui-mut">{t('none')}</span>;
      const account = accounts.get(id);
      return account ? <Link to={paths.billingAccount({ id })}>{accountTitle(account)}</Link> : String(id);
    },
    [t, accounts],
  );
}

/**
 * Who pays for a thing: the billing account by name. It links where the account is among those that the person may open;
 * one that is not (it was taken away, or the thing is somebody else's) is its number alone, and no account is 'none'.
 */
export const AccountLink = ({ id }: { id: number | null | undefined }): ReactNode => useAccountLinks()(id);
