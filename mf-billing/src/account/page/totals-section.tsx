import { big } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { DateTime, FactSection, useFormat } from '@console/ui';
import { useText } from '../../texts';

/** The running totals of an account; nothing where the server tells none. (spec 2, section 3) */
export function TotalsSection({ account: { running_totals: totals } }: { account: BillingAccount }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  if (!totals) return null;
  const money = (value: number | null | undefined) => format.money(big(value));
  return (
    <FactSection
      columns={5}
      title={t('totals.title')}
      items={[
        { label: t('totals.usage'), value: money(totals.subtotal_resource_usage) },
        { label: t('totals.subtotal'), value: money(totals.subtotal) },
        { label: t('totals.discount'), value: money(totals.discount_amount) },
        { label: t('totals.beforeTax', { tax }), value: money(totals.total_before_tax) },
        { label: t('totals.tax', { tax }), value: money(totals.vat_tax) },
        { label: t('totals.total'), value: money(totals.total) },
        { label: t('totals.credit'), value: money(totals.credit_amount) },
        { label: t('totals.available'), value: money(totals.credit_available) },
        { label: t('credit.left'), value: money(totals.ongoing) },
        {
          label: t('totals.negativeSince'),
          value: totals.ongoing_negative_since ? (
            <DateTime value={totals.ongoing_negative_since} />
          ) : (
            <span className="ui-mut">{t('value.none')}</span>
          ),
        },
      ]}
    />
  );
}
