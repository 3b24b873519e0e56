import { locationName, useTaxLabel } from '@console/area';
import type { Invoice, InvoiceRecord } from '@console/contract/invoice';
import { Button, DateTime, Dialog, Facts, KeyFacts, useFormat, roundedParts } from '@console/ui';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import type { Column } from '@console/ui/data';
import { useText } from '../texts';
import { InvoiceStatus, useInvoiceTexts } from './cells';

type Row = InvoiceRecord & { readonly key: string };

/** One invoice with its rows and what they come to. */
export function InvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useText();
  const { name, type, period, due } = useInvoiceTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={name(invoice)}
      width={760}
      footer={<Button onClick={onClose}>{t('invoice.close')}</Button>}
    >
      <div className="ui-stack">
        <KeyFacts
          columns={3}
          items={[
            { label: t('invoice.type'), value: type(invoice) },
            { label: t('invoice.status'), value: <InvoiceStatus invoice={invoice} /> },
            { label: t('invoice.period'), value: period(invoice) || t('value.none') },
            {
              label: t('invoice.created'),
              value: invoice.created ? <DateTime value={invoice.created} as="date" /> : t('value.none'),
            },
            { label: t('invoice.due'), value: due(invoice) },
            { label: t('column.number'), value: String(invoice.id) },
          ]}
        />
        <Rows records={invoice.records_list} />
        <Totals invoice={invoice} />
      </div>
    </Dialog>
  );
}

function Rows({ records }: { records: readonly InvoiceRecord[] }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const state = useTableState({ id: 'invoice-rows' });
  const rows = records
    .filter((record) => !record.is_technical)
    .map((record, i) => ({ ...record, key: String(record.id ?? i) }));
  const quantity = (row: InvoiceRecord) =>
    row.qty == null ? '' : `${format.number(row.qty, { digits: 4 })}${row.qty_unit ? ` ${row.qty_unit}` : ''}`;
  const money = (value: number | null | undefined, digits?: number) =>
    value == null ? <NoneCell /> : format.money(value, digits ? { per: 'hour' } : {});
  const hasTax = rows.some((row) => row.vat_amount != null);
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: t('invoice.rowName'),
      cell: (row) => (
        <span title={row.descr ?? undefined}>
          <span className="ui-strong">{row.name || row.descr}</span>
          {row.name && row.descr ? (
            <small className="ui-small ui-mut" style={{ display: 'block' }}>
              {row.descr}
            </small>
          ) : null}
        </span>
      ),
    },
    {
      id: 'location',
      header: t('invoice.rowLocation'),
      width: 96,
      cell: (row) => (row.location_slug ? locationName(row.location_slug) : <NoneCell />),
    },
    { id: 'quantity', header: t('invoice.rowQuantity'), align: 'end', width: 110, cell: quantity },
    { id: 'price', header: t('invoice.rowPrice'), align: 'end', width: 104, cell: (row) => money(row.item_price, 4) },
    ...(hasTax
      ? [
          {
            id: 'tax',
            header: t('invoice.rowTax', { tax }),
            align: 'end' as const,
            width: 80,
            cell: (row: Row) => money(row.vat_amount),
          },
        ]
      : []),
    { id: 'amount', header: t('invoice.rowAmount'), align: 'end', width: 96, cell: (row) => money(row.amount) },
  ];
  if (rows.length === 0) return <p className="ui-mut">{t('invoice.noRows')}</p>;
  return (
    <DataTable
      simple
      label={t('invoice.rows')}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.key}
      state={state}
      card={(row) => ({
        title: row.name || row.descr || '',
        meta: [quantity(row), row.location_slug ? locationName(row.location_slug) : ''].filter(Boolean).join(', '),
        price: row.amount == null ? undefined : format.money(row.amount),
        detail: row.name ? (row.descr ?? undefined) : undefined,
      })}
    />
  );
}

function Totals({ invoice: { totals, discount_percentage: discount, vat_percentage: rate } }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const percent = (value: number | null | undefined) => (value ? format.percent(value / 100) : '');
  // They are added up on paper, too. Where they are not the sum's parts, each is rounded for itself.
  const [subtotal, off, vat] = roundedParts(
    [totals?.subtotal ?? 0, -(totals?.discount_amount ?? 0), totals?.vat_tax ?? 0],
    totals?.total ?? undefined,
  );
  const lines = [
    { id: 'subtotal', label: t('invoice.subtotal'), amount: totals?.subtotal == null ? undefined : subtotal },
    {
      id: 'discount',
      label: t('invoice.discount', { percent: percent(discount) }),
      amount: totals?.discount_amount ? -(off ?? 0) : undefined,
    },
    { id: 'credit', label: t('invoice.paidFromCredit'), amount: totals?.credit || undefined },
    {
      id: 'tax',
      label: t('invoice.tax', { tax, percent: percent(rate) }),
      amount: totals?.vat_tax == null ? undefined : vat,
    },
    { id: 'total', label: <b>{t('invoice.sum')}</b>, amount: totals?.total, strong: true },
  ];
  return (
    <Facts
      items={lines.flatMap(({ id, label, amount, strong }) =>
        amount == null ? [] : [{ id, label, value: strong ? <b>{format.money(amount)}</b> : format.money(amount) }],
      )}
    />
  );
}
