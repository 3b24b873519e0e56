import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { Facts, Link, SidebarBlock } from '@console/ui';
import { useText } from '../../texts';
import { addressLine } from '../address-line';

/** Whose account it is. */
export function CompanyBlock({ account }: { account: BillingAccount }) {
  const t = useText();
  const address = addressLine(account, document.documentElement.lang || 'en');
  const facts = [
    { id: 'contact', label: t('field.customer_name'), value: account.customer_name },
    { id: 'email', label: t('field.email'), value: account.email },
    { id: 'address', label: t('field.address_line1'), value: address },
    {
      id: 'integration',
      label: t('field.integration_id'),
      value: account.integration_id && <span className="ui-mono">{account.integration_id}</span>,
    },
  ].filter(({ value }) => value);
  return (
    <SidebarBlock
      title={t('company.title')}
      extra={<Link to={`${paths.billingAccount(account)}?tab=details`}>{t('tab.details')}</Link>}
    >
      <Facts items={facts} />
    </SidebarBlock>
  );
}
