import { isPartlyRead, serverNow } from '@console/api';
import type { Invoice } from '@console/contract/invoice';
import { ownValue } from '@console/contract/own-value';
import { Badge, Status, useFormat } from '@console/ui';
import { NoneCell, UnknownCell } from '@console/ui/data';
import type { Id } from '../texts';
import { useText } from '../texts';
import {
  daysOverdue,
  daysUntilDue,
  invoiceNumber,
  invoiceState,
  invoiceTotal,
  isIssued,
  isOverdue,
  isPayable,
} from './kind';
import { periodText } from './period';
import { useInvoicesText } from './texts';

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
  return <Status state={state} label={id ? t(id) : String(invoice.status)} isDone={id === 'invoice.paid'} />;
}

/** Its total with tax, as it is. */
export function InvoiceTotal({ invoice }: { invoice: Invoice }) {
  const { money } = useFormat();
  const total = invoiceTotal(invoice);
  if (!total) return isPartlyRead(invoice) ? <UnknownCell /> : <NoneCell />;
  return <span className="ui-strong">{money(total)}</span>;
}

/** Reads of an invoice what a table and a page both show. */
export function useInvoiceTexts() {
  const t = useText();
  const own = useInvoicesText();
  const format = useFormat();
  return {
    name: (invoice: Invoice): string => invoiceNumber(invoice) ?? t('invoice.current'),
    type: ({ type }: Invoice): string => {
      const id = ownValue(types, type);
      return id ? t(id) : (type ?? '');
    },
    status: (invoice: Invoice): string => {
      const { id } = invoiceState(invoice, serverNow());
      return id ? t(id) : String(invoice.status);
    },
    period: ({ period_start: start, period_end: end }: Invoice): string => periodText(start, end, format.locale),
    due: (invoice: Invoice) =>
      // The running month is not due yet, whatever its date says.
      invoice.due_date && isIssued(invoice) ? (
        <span className={isOverdue(invoice, serverNow()) ? 'ui-danger-text ui-strong' : undefined}>
          {format.date(invoice.due_date)}
        </span>
      ) : (
        <NoneCell />
      ),
    /** 'due in 3 days', '5 days overdue'; undefined where nothing is due. */
    dueIn: (invoice: Invoice): string | undefined => {
      const { due_date: due } = invoice;
      if (!isPayable(invoice) || !due) return undefined;
      const now = serverNow();
      return isOverdue(invoice, now)
        ? own('due.over', { days: daysOverdue(due, now) })
        : own('due.in', { days: daysUntilDue(due, now) });
    },
  };
}
