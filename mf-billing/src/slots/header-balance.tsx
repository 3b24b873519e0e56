import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Icon, Link, useFormat } from '@console/ui';
import { useCreditFacts } from '../account/credit-facts';
import { useText } from '../texts';
import { useMainAccount } from './use-main-account';

/** The balance and how long it lasts, in the header of every page. */
export default function HeaderBalance() {
  const t = useText();
  const format = useFormat();
  const facts = useCreditFacts();
  const { account, usage } = useMainAccount();
  if (!account || (!usage.data && !usage.error)) return null;
  const { credit, short } = facts(account, usage.data);
  const amount = format.money(credit);
  return (
    <Link
      to={paths.billingAccount(account)}
      className="shell-header-button"
      aria-label={t('header.label', { title: accountTitle(account), amount, days: short })}
    >
      <Icon name="wallet" size={14} />
      <span className="ui-strong">{amount}</span>
      <span>{short}</span>
    </Link>
  );
}
