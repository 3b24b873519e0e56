import { serverNow } from '@console/api';
import type { Invoice } from '@console/contract/invoice';
import { ownValue } from '@console/contract/own-value';
import { Badge, Status, useFormat } from '@console/ui';
import type { Id } from '../texts';
import { useText } from '../texts';
import { invoiceNumber, invoiceState, isOverdue } from './kind';
import { periodText } from './period';

const types: Readonly<Record<string, Id>> = {
  cloud_services: 'invoice.typeServices',
  credit_topup: 'invoice.typeTopUp',
  credit_note: 'invoice.typeNote',
};

/** The status of an invoice; overdue ones stand out. */
export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const { state, id } = invoiceState(invoice, serverNow());
  if (id === 'invoice.overdue') {
    return (
      <Badge tone="danger" icon="triangle-alert">
        {t(id)}
      </Badge>
    );
  }
  return <Status state={state} label={id ? t(id) : String(invoice.status)} />;
}

/** Reads of an invoice what a table and a dialog both show. */
export function useInvoiceTexts() {
  const t = useText();
  const format = useFormat();
  return {
    name: (invoice: Invoice): string => invoiceNumber(invoice) ?? t('invoice.current'),
    type: ({ type }: Invoice): string => {
      const id = ownValue(types, type);
      return id ? t(id) : (type ?? '');
    },
    period: ({ period_start: start, period_end: end }: Invoice): string => periodText(start, end, format.locale),
    due: (invoice: Invoice) =>
      invoice.due_date ? (
        <span className={isOverdue(invoice, serverNow()) ? 'ui-danger-text ui-strong' : undefined}>
          {format.date(invoice.due_date)}
        </span>
      ) : (
        <span className="ui-mut">—</span>
      ),
  };
}
