import { useTaxLabel } from '@console/area';
import type { Invoice } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { Button, useFormat } from '@console/ui';
import { NameCell, NoneCell, UnknownCell, type Column } from '@console/ui/data';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import { InvoiceStatus, InvoiceTotal, useInvoiceTexts } from './cells';
import { invoiceTotal, isIssued, isPayable, type IssuedInvoice } from './kind';
import { PdfButton } from './pdf-button';
import { useInvoicesText } from './texts';

interface ColumnOptions {
  /** Id of the billing account. */
  readonly account: number;
  readonly onPay: (invoice: IssuedInvoice) => void;
}

/** Columns of a list of invoices; the last one has what can be done with each. */
export function useInvoiceColumns({ account, onPay }: ColumnOptions): Column<Invoice>[] {
  const t = useText();
  const own = useInvoicesText();
  const format = useFormat();
  const tax = useTaxLabel();
  const headOf = useMoneyHead();
  const { name, type, status, period, due } = useInvoiceTexts();
  return [
    {
      id: 'number',
      header: t('invoice.number'),
      width: 100,
      fixed: true,
      value: name,
      cell: (row) => <NameCell to={paths.invoice({ account, id: row.id })} name={name(row)} />,
    },
    { id: 'type', header: t('invoice.type'), least: 124, value: type, cell: type },
    {
      id: 'period',
      header: t('invoice.period'),
      width: 136,
      whole: true,
      value: (row) => row.period_start ?? null,
      cell: (row) => period(row) || <NoneCell />,
      csv: { value: period },
    },
    {
      id: 'created',
      header: t('invoice.created'),
      width: 112,
      hidden: true,
      // The running month is the newest, whatever its date says.
      value: (row) => (row.id === 'current' ? Number.MAX_SAFE_INTEGER : (row.created?.getTime() ?? 0)),
      cell: (row) => (row.created ? format.date(row.created) : isIssued(row) ? <UnknownCell /> : <NoneCell />),
      csv: { header: own('csv.utc', { column: t('invoice.created') }), value: (row) => row.created },
    },
    {
      id: 'due',
      header: t('invoice.due'),
      width: 112,
      whole: true,
      value: (row) => (isIssued(row) ? (row.due_date ?? null) : null),
      cell: due,
      csv: { header: own('csv.utc', { column: t('invoice.due') }) },
    },
    {
      id: 'status',
      header: t('invoice.status'),
      width: 148,
      value: (row) => row.status,
      cell: (row) => <InvoiceStatus invoice={row} />,
      csv: { value: status },
    },
    {
      id: 'total',
      header: t('invoice.total', { tax }),
      align: 'end',
      width: 120,
      value: (row) => (invoiceTotal(row) === undefined ? null : Number(invoiceTotal(row))),
      cell: (row) => <InvoiceTotal invoice={row} />,
      csv: {
        header: headOf(t('invoice.total', { tax }), 'discounted'),
        value: (row) => invoiceTotal(row)?.toFixed(),
      },
    },
    {
      id: 'actions',
      header: own('actions'),
      isHeadHidden: true,
      width: 132,
      csv: false,
      fixed: true,
      cell: (row) =>
        isIssued(row) ? (
          <span className="ui-row" style={{ justifyContent: 'flex-end', gap: 4 }}>
            {isPayable(row) ? (
              <Button size="sm" aria-label={own('pay.name', { number: name(row) })} onClick={() => onPay(row)}>
                {own('pay.short')}
              </Button>
            ) : null}
            <PdfButton invoice={row} compact />
          </span>
        ) : null,
    },
  ];
}
