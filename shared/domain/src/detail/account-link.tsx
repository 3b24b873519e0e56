import { useQuery } from '@console/api';
import { accountTitle, listBillingAccounts } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Link } from '@console/ui';
import { useText } from './messages';

/**
 * Who pays for a thing: the billing account by name. It links where the account is among those that the person may open;
 * one that is not (it was taken away, or the thing is somebody else's) is its number alone, and no account is 'none'.
 */
export function AccountLink({ id }: { id: number | null | undefined }) {
  const t = useText();
  const { data } = useQuery(listBillingAccounts, {});
  if (!id) return <span className="ui-mut">{t('none')}</span>;
  const account = data?.find((one) => one.id === id);
  return account ? <Link to={paths.billingAccount({ id })}>{accountTitle(account)}</Link> : String(id);
}
