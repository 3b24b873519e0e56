import { countOf, type Query } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import type { UsageEntry } from '@console/contract/usage';
import { Card, ErrorPanel, Link } from '@console/ui';
import { useTableState } from '@console/ui/data';
import { byNewest, isPayable } from '../../invoice/kind';
import { InvoiceTable } from '../../invoice/table';
import { MonthsCard } from '../../spending/months-card';
import { useText } from '../../texts';
import { CreditLeft } from './credit-left';
import { MonthCard } from './month-card';
import { TotalsSection } from './totals-section';

interface OverviewProps {
  readonly account: BillingAccount;
  readonly invoices: Query<Invoice[]>;
  readonly usage: Query<UsageEntry[]>;
}

const RECENT = 5;

/** The newest invoices, and before older ones those that wait to be paid. */
const recentOf = (invoices: readonly Invoice[]): Invoice[] => {
  const sorted = invoices.toSorted(byNewest);
  const newest = sorted.slice(0, RECENT);
  const owed = sorted
    .slice(RECENT)
    .filter(isPayable)
    .slice(0, RECENT - 1);
  return [...newest.slice(0, RECENT - owed.length), ...owed];
};

/** What is left, what it is spent on, and what came before. */
export function AccountOverview({ account, invoices, usage }: OverviewProps) {
  const t = useText();
  const rows = invoices.data ?? [];
  const count = countOf(rows);
  const recent = useTableState({ id: 'recent-invoices' });
  return (
    <>
      <CreditLeft account={account} usage={usage.data} />
      <MonthCard account={account} usage={usage} />
      <MonthsCard account={account} invoices={invoices} />
      {invoices.error && !invoices.data ? (
        <ErrorPanel error={invoices.error} onRetry={invoices.reload} />
      ) : (
        <Card
          flush
          title={t('invoices.title')}
          actions={
            count > RECENT ? (
              <Link to={`${paths.billingAccount(account)}?tab=invoices`}>{t('invoices.all', { n: count })}</Link>
            ) : undefined
          }
        >
          <InvoiceTable
            simple
            account={account.id}
            invoices={recentOf(rows)}
            state={recent}
            loading={invoices.isLoading}
            expected={RECENT}
            unread={invoices.unread}
          />
        </Card>
      )}
      <TotalsSection account={account} />
    </>
  );
}
