import { useTaxLabel } from '@console/area';
import { currencyDigits } from '@console/contract/currency';
import type { Invoice } from '@console/contract/invoice';
import { Card, Facts, useFormat } from '@console/ui';
import { useText } from '../texts';
import { shownRecords } from './records';
import { useInvoicesText } from './texts';
import { totalLines, type TotalLine } from './totals';

/** What the rows of an invoice come to, and how it was paid. */
export function TotalsCard({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const own = useInvoicesText();
  const { money, percent, currency } = useFormat();
  const digits = currencyDigits(currency);
  const tax = useTaxLabel();
  const { rest, isPartial } = shownRecords(invoice, digits);
  const rate = (value: number | null | undefined) => (value ? percent(value / 100) : '');
  const labels: Readonly<Record<TotalLine['id'], string>> = {
    rest: own('total.rest'),
    subtotal: t('invoice.subtotal'),
    discount: t('invoice.discount', { percent: rate(invoice.discount_percentage) }),
    tax: t('invoice.tax', { tax, percent: rate(invoice.vat_percentage) }),
    total: t('invoice.total', { tax }),
    fromCredit: own('total.fromCredit', { tax }),
    paid: own('total.paid'),
  };
  const lines = totalLines(invoice, rest, digits);
  if (lines.length === 0) return null;
  return (
    <Card>
      <div className="ui-stack tight" style={{ marginInlineStart: 'auto', width: 'min(100%, 360px)' }}>
        {isPartial ? <p className="ui-small ui-mut">{own('total.partial')}</p> : null}
        <Facts
          items={lines.map(({ id, amount }) => ({
            id,
            label: id === 'total' ? <b>{labels[id]}</b> : labels[id],
            value: id === 'total' ? <b>{money(amount)}</b> : money(amount),
          }))}
        />
      </div>
    </Card>
  );
}
