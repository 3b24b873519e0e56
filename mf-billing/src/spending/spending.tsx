import type { Query } from '@console/api';
import { LocationFailures } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import type { UsageEntry } from '@console/contract/usage';
import { Delayed, EmptyState, ErrorPanel, Skeleton, SkeletonText } from '@console/ui';
import { useText } from '../texts';
import { ChangesCard } from './changes-card';
import { DaysCard } from './days-card';
import { DaysLeftCard } from './days-left-card';
import { LabelsCard } from './labels-card';
import { MonthsCard } from './months-card';
import { OpenedResource } from './opened-resource';
import { ResourceTable } from './resource-table';
import { SavingsCard } from './savings-card';
import './spending.css';
import { useSpendingText } from './texts';
import { useSpending } from './use-spending';

interface SpendingTabProps {
  readonly account: BillingAccount;
  readonly invoices: Query<Invoice[]>;
  readonly usage: Query<UsageEntry[]>;
}

/** Where the money goes: why it is this much, and what could be saved. */
export function SpendingTab({ account, invoices, usage }: SpendingTabProps) {
  const t = useSpendingText();
  const own = useText();
  const spending = useSpending({ account, usage, invoices });
  if (usage.error && !usage.data) return <ErrorPanel error={usage.error} onRetry={usage.reload} />;
  if (!spending) {
    return (
      <Delayed>
        <Skeleton width="100%" height={320} />
        <SkeletonText lines={6} />
      </Delayed>
    );
  }
  const { resources, last, changes, rows } = spending;
  return (
    <>
      <LocationFailures locations={resources.locations} missing={(n) => t('missing', { n })} />
      {rows.length === 0 ? (
        <EmptyState icon="chart-column" text={own('usage.empty')} />
      ) : (
        <DaysCard spending={spending} />
      )}
      <div className="spending-pair">
        <DaysLeftCard account={account} usage={usage.data} spending={spending} />
        <MonthsCard account={account} invoices={invoices} />
      </div>
      {rows.length > 0 ? <SavingsCard spending={spending} /> : null}
      {invoices.error && !invoices.data ? <ErrorPanel error={invoices.error} onRetry={invoices.reload} /> : null}
      {last && changes ? <ChangesCard last={last} changes={changes} /> : null}
      {rows.length > 0 ? <LabelsCard spending={spending} /> : null}
      {rows.length > 0 ? <ResourceTable spending={spending} /> : null}
      <OpenedResource spending={spending} />
    </>
  );
}
