import { codeRequest, sum } from '@console/api';
import { payInvoice } from '@console/contract/invoice-payment';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { useFormat } from '@console/ui';
import { useInvoiceTexts } from './cells';
import { invoiceTotal, isPayable } from './kind';
import { payNow } from './pay';
import type { Selected } from './selected';
import { useInvoicesText } from './texts';
import { usePayer } from './use-payer';

export interface PayManyProps extends BulkSelection<Selected> {
  /** Id of the billing account. */
  readonly account: number;
}

/** Pays several invoices, one payment each, with the result of each. */
export function PayMany({ account, resources: rows, ...selection }: PayManyProps) {
  const t = useInvoicesText();
  const { money } = useFormat();
  const { name, period, dueIn } = useInvoiceTexts();
  const payer = usePayer(account);
  const totals = rows.flatMap(({ invoice }) => (isPayable(invoice) ? [invoiceTotal(invoice)] : []));
  const total = totals.every((one) => one !== undefined) ? sum(totals) : undefined;
  return (
    <BulkPlanDialog
      {...selection}
      resources={rows}
      title={(n) => t('payMany.title', { n })}
      description={total ? `${t('payMany.each')} ${payer(total.toFixed())}` : t('payMany.each')}
      plan={rows.map(({ uuid, invoice }) => {
        const amount = invoiceTotal(invoice);
        return planRow({
          id: uuid,
          name: name(invoice),
          place: period(invoice),
          effect: [amount && money(amount), dueIn(invoice)].filter(Boolean).join(', '),
          blocked: isPayable(invoice) ? undefined : t('pay.nothing'),
        });
      })}
      run={async ({ invoice }) => {
        if (isPayable(invoice)) await payNow({ account, invoice });
      }}
      confirmLabel={() => (total ? t('pay.submit', { amount: money(total) }) : t('pay.short'))}
      doneText={(n) => t('payMany.done', { n })}
      requestsOf={({ invoice }) => (isPayable(invoice) ? [codeRequest(payInvoice, { invoice_id: invoice.id })] : [])}
      firstText={(n, count) => t('payMany.codeFirst', { n, count })}
    />
  );
}
