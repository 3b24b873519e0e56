import { serverNow, type Query } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import { Card, ColumnChart, Skeleton, useFormat } from '@console/ui';
import { hasPastMonths, spendByMonth } from '../invoice/months';
import { useText } from '../texts';

/** px of the chart, also while it is on its way. */
const HEIGHT = 140;

interface MonthsCardProps {
  readonly account: Pick<BillingAccount, 'created'>;
  readonly invoices: Query<Invoice[]>;
}

/** What cloud services came to in the months that have an invoice; its place is kept where there are likely to be some. */
export function MonthsCard({ account, invoices }: MonthsCardProps) {
  const t = useText();
  const tax = useTaxLabel();
  const { locale } = useFormat();
  const isWaiting = invoices.isLoading && !invoices.data && hasPastMonths(account, serverNow());
  const months = spendByMonth(invoices.data ?? []);
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (months.length < 2 && !isWaiting) return null;
  return (
    <Card title={t('months.title')} note={t('months.note', { tax })}>
      {isWaiting ? (
        <Skeleton width="100%" height={HEIGHT} />
      ) : (
        <ColumnChart
          label={t('months.title')}
          height={HEIGHT}
          series={[{ name: t('months.series') }]}
          columns={months.map(({ month, amount }) => ({
            id: month.toISOString(),
            label: long.format(month),
            short: short.format(month),
            parts: [Number(amount)],
          }))}
        />
      )}
    </Card>
  );
}
