import { useTaxLabel } from '@console/area';
import type { Invoice } from '@console/contract/invoice';
import { Card, ColumnChart, useFormat } from '@console/ui';
import { spendByMonth } from '../invoice/months';
import { useText } from '../texts';

/** What cloud services came to in the months that have an invoice. */
export function MonthsCard({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useText();
  const tax = useTaxLabel();
  const { locale } = useFormat();
  const months = spendByMonth(invoices);
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (months.length < 2) return null;
  return (
    <Card title={t('months.title')} note={t('months.note', { tax })}>
      <ColumnChart
        label={t('months.title')}
        height={140}
        series={[{ name: t('months.series') }]}
        columns={months.map(({ month, amount }) => ({
          id: month.toISOString(),
          label: long.format(month),
          short: short.format(month),
          parts: [Number(amount)],
        }))}
      />
    </Card>
  );
}
