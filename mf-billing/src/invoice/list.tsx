import type { ReactNode } from 'react';
import type { Query, UnreadRow } from '@console/api';
import { useTaxLabel, useUrlAdapter } from '@console/area';
import { useLocation, useNavigate, useSearchParams } from '@console/area/router';
import type { Invoice } from '@console/contract/invoice';
import { EmptyState, ErrorPanel, Segmented, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NameCell, NoneCell, useTableState } from '@console/ui/data';
import { useText } from '../texts';
import { InvoiceStatus, useInvoiceTexts } from './cells';
import { InvoiceDialog } from './detail';
import { byNewest, invoiceTotal } from './kind';

/** The address of the same page with an invoice opened, or with none. */
export function useInvoiceLink(): (id: Invoice['id'] | undefined) => string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete('invoice');
    else next.set('invoice', String(id));
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}

interface InvoiceTableProps {
  /** Invoices that could not be read. */
  readonly unread?: readonly UnreadRow[];
  readonly invoices: readonly Invoice[];
  readonly loading: boolean;
  /** Inside a card: without search and footer. */
  readonly simple?: boolean;
  readonly toolbar?: ReactNode;
}

/** Invoices as a table; the number opens one. */
export function InvoiceTable({ invoices, unread, loading, simple = false, toolbar }: InvoiceTableProps) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const { name, type, period, due } = useInvoiceTexts();
  const link = useInvoiceLink();
  const adapter = useUrlAdapter();
  const state = useTableState({
    id: 'invoices',
    defaultSort: { id: 'created', desc: true },
    ...(simple ? {} : { adapter }),
  });
  const columns: Column<Invoice>[] = [
    {
      id: 'number',
      header: t('invoice.number'),
      width: 150,
      fixed: true,
      value: name,
      cell: (row) => <NameCell to={link(row.id)} name={name(row)} />,
    },
    { id: 'type', header: t('invoice.type'), value: type, cell: type },
    {
      id: 'period',
      header: t('invoice.period'),
      width: 190,
      value: (row) => row.period_start ?? null,
      cell: (row) => period(row) || <NoneCell />,
    },
    {
      id: 'created',
      header: t('invoice.created'),
      width: 112,
      hidden: true,
      // The running month is the newest, whatever its date says.
      value: (row) => (row.id === 'current' ? Number.MAX_SAFE_INTEGER : (row.created?.getTime() ?? 0)),
      cell: (row) => (row.created ? format.date(row.created) : <NoneCell />),
    },
    { id: 'due', header: t('invoice.due'), width: 120, value: (row) => row.due_date ?? null, cell: due },
    {
      id: 'status',
      header: t('invoice.status'),
      width: 120,
      value: (row) => row.status,
      cell: (row) => <InvoiceStatus invoice={row} />,
    },
    {
      id: 'total',
      header: t('invoice.total', { tax }),
      align: 'end',
      width: 132,
      value: (row) => Number(invoiceTotal(row)),
      cell: (row) => <span className="ui-strong">{format.money(invoiceTotal(row))}</span>,
    },
  ];
  return (
    <DataTable
      {...(simple
        ? { simple: true }
        : {
            fill: true,
            search: { placeholder: t('invoices.search'), text: (row: Invoice) => [name(row), type(row)] },
          })}
      toolbar={toolbar}
      label={t('invoices.title')}
      columns={columns}
      rows={[...invoices].sort(byNewest)}
      getRowId={(row) => String(row.id)}
      state={state}
      loading={loading}
      unread={unread}
      card={(row) => ({
        title: name(row),
        to: link(row.id),
        status: <InvoiceStatus invoice={row} />,
        price: format.money(invoiceTotal(row)),
        meta: [type(row), period(row)].filter(Boolean).join(', '),
      })}
      countLabel={(n) => t('invoices.count', { n })}
      empty={<EmptyState text={t('invoices.empty')} />}
    />
  );
}

/** The invoice that the address asks for, over whatever page it stands on. */
export function OpenedInvoice({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useInvoiceLink();
  const requested = params.get('invoice');
  const invoice = requested === null ? undefined : invoices?.find(({ id }) => String(id) === requested);
  return invoice ? (
    <InvoiceDialog invoice={invoice} onClose={() => navigate(link(undefined), { replace: true })} />
  ) : null;
}

/** An invoice for credit that was bought; those have a list of their own. */
export const isTopUp = ({ type }: Pick<Invoice, 'type'>): boolean => type === 'credit_topup';

/** All invoices of an account, to read: those for services, and those for credit that was bought. */
export function InvoiceList({ invoices }: { invoices: Query<Invoice[]> }) {
  const t = useText();
  const { get, set } = useUrlAdapter();
  const list = get('list') === 'topup' ? 'topup' : 'invoices';
  if (invoices.error && !invoices.data) return <ErrorPanel error={invoices.error} onRetry={invoices.reload} />;
  const rows = invoices.data ?? [];
  return (
    <>
      <InvoiceTable
        invoices={rows.filter((row) => isTopUp(row) === (list === 'topup'))}
        unread={invoices.unread}
        loading={invoices.isLoading}
        toolbar={
          <Segmented
            label={t('invoices.lists')}
            value={list}
            onChange={(value) => set({ list: value === 'topup' ? 'topup' : null })}
            options={[
              { value: 'invoices', label: t('invoices.title') },
              { value: 'topup', label: t('invoices.topUpTitle') },
            ]}
          />
        }
      />
      <OpenedInvoice invoices={invoices.data} />
    </>
  );
}
