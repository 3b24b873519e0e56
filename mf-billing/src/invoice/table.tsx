import { sum, type UnreadRow } from '@console/api';
import { useDialogClose, useTaxLabel } from '@console/area';
import { useSearchParams } from '@console/area/router';
import type { Invoice } from '@console/contract/invoice';
import { RowCount } from '@console/domain/list';
import { paths } from '@console/contract/paths';
import { useBulkDialog } from '@console/domain/bulk';
import { Button, EmptyState, useFormat, useIsPhone, useMedia, type MenuItem } from '@console/ui';
import { DataTable, type TableFilter, type TableState } from '@console/ui/data';
import { useText } from '../texts';
import { InvoiceStatus, InvoiceTotal, useInvoiceTexts } from './cells';
import { useInvoiceColumns } from './columns';
import { byNewest, invoiceNumber, invoiceTotal, isIssued, isPayable, type IssuedInvoice } from './kind';
import { PayDialog, PayMany } from './lazy-dialogs';
import { payableOf, selectable } from './selected';
import { savePdf } from './pdf';
import { useInvoicesText } from './texts';

interface InvoiceTableProps {
  /** Id of the billing account. */
  readonly account: number;
  readonly invoices: readonly Invoice[];
  /** Invoices that could not be read. */
  readonly unread?: readonly UnreadRow[];
  readonly loading: boolean;
  /** How many are likely to come. */
  readonly expected?: number;
  readonly state: TableState;
  /** Inside a card: without search, filters and footer. */
  readonly simple?: boolean;
  readonly filters?: readonly TableFilter<Invoice>[];
}

/** The dialog of a list that pays one of its invoices: `?pay=` with its id. */
function usePayDialog(invoices: readonly Invoice[]) {
  const [params, setParams] = useSearchParams();
  const id = params.get('pay');
  const invoice = id === null ? undefined : invoices.filter(isIssued).find((one) => String(one.id) === id);
  const close = useDialogClose(invoice ? 'pay' : undefined, ['pay']);
  const open = (one: IssuedInvoice): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('pay', String(one.id));
      return after;
    });
  return { open, shown: invoice, close };
}

/** Invoices as a table: the number leads to the page of one, and those that wait can be paid, alone or together. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { account, invoices, unread, loading, expected, state, simple = false, filters } = props;
  const t = useText();
  const own = useInvoicesText();
  const tax = useTaxLabel();
  const isPhone = useIsPhone();
  const { money } = useFormat();
  const { name, type, period, dueIn } = useInvoiceTexts();
  const pay = usePayDialog(invoices);
  const bulk = useBulkDialog({
    actions: ['pay'],
    rows: selectable(invoices),
    nameOf: ({ invoice }) => name(invoice),
  });
  const all = useInvoiceColumns({ account, onPay: pay.open });
  // Among other things in a narrow window, what the amount and the status need goes before what the invoice itself says.
  const isNarrow = useMedia('(max-width: 1100px)') && simple && !isPhone;
  const columns = isNarrow ? all.filter(({ id }) => id !== 'type' && id !== 'due') : all;
  const unpaid = payableOf(invoices);
  const menu = (row: Invoice): MenuItem[] =>
    isIssued(row)
      ? [
          ...(isPayable(row)
            ? [{ id: 'pay', icon: 'wallet' as const, label: own('pay.short'), onSelect: () => pay.open(row) }]
            : []),
          { id: 'pdf', icon: 'download', label: own('pdf.menu'), onSelect: () => savePdf(row) },
        ]
      : [];
  const totalOf = (rows: readonly Invoice[]) => {
    const totals = rows.map(invoiceTotal);
    return totals.every((one) => one !== undefined) ? sum(totals) : undefined;
  };
  return (
    <>
      <DataTable
        {...(simple
          ? { simple: true }
          : {
              fill: true,
              search: {
                placeholder: t('invoices.search'),
                text: (row: Invoice) => [name(row), invoiceNumber(row), type(row), period(row), row.padded_id],
              },
              filters: filters ?? [],
              ...(unpaid.length > 1
                ? {
                    toolbar: (
                      <Button icon="wallet" onClick={() => bulk.open('pay', selectable(unpaid))}>
                        {own('payMany.all', { n: unpaid.length })}
                      </Button>
                    ),
                  }
                : {}),
              footer: (rows: readonly Invoice[], isPartial: boolean) => {
                const waiting = payableOf(rows);
                const [total, open] = [totalOf(rows), totalOf(waiting)];
                return (
                  <>
                    <RowCount text={t('invoices.count', { n: rows.length })} isPartial={isPartial} />
                    {open && waiting.length > 0 ? (
                      <span>{own('foot.unpaid', { amount: money(open, { isAtLeast: isPartial }) })}</span>
                    ) : null}
                    {/* What is missing may be a credit note, which is below zero: then there is no least sum. */}
                    {total && !isPartial ? (
                      <span className="ui-push">{own('foot.total', { tax, amount: money(total) })}</span>
                    ) : null}
                  </>
                );
              },
              ...(unpaid.length > 0
                ? {
                    selection: {
                      canSelect: isPayable,
                      sum: (rows: readonly Invoice[]) => {
                        const total = totalOf(rows);
                        return total ? own('foot.total', { tax, amount: money(total) }) : '';
                      },
                      actions: (rows: readonly Invoice[]) => [
                        {
                          id: 'pay',
                          icon: 'wallet' as const,
                          label: own('pay.short'),
                          applies: payableOf(rows).length,
                          onSelect: () => bulk.open('pay', selectable(payableOf(rows))),
                        },
                      ],
                    },
                  }
                : {}),
            })}
        label={t('invoices.title')}
        columns={columns}
        rows={[...invoices].sort(byNewest)}
        getRowId={(row) => String(row.id)}
        state={state}
        loading={loading}
        expected={expected}
        unread={unread}
        {...(isPhone ? { rowActions: menu, hasRowActions: isIssued } : {})}
        card={(row) => ({
          title: name(row),
          to: paths.invoice({ account, id: row.id }),
          status: <InvoiceStatus invoice={row} />,
          price: <InvoiceTotal invoice={row} />,
          meta: [type(row), period(row)].filter(Boolean).join(', '),
          detail: dueIn(row),
        })}
        countLabel={(n) => t('invoices.count', { n })}
        empty={<EmptyState icon="file-text" text={t('invoices.empty')} />}
      />
      {pay.shown ? <PayDialog account={account} invoice={pay.shown} onClose={pay.close} /> : null}
      {bulk.shown ? <PayMany account={account} {...bulk.shown} /> : null}
    </>
  );
}
