import { useMemo } from 'react';
import { unreadOf } from '@console/api';
import { locationName, useTaxLabel, useUrlAdapter } from '@console/area';
import { currencyDigits } from '@console/contract/currency';
import type { Invoice } from '@console/contract/invoice';
import { ownValue } from '@console/contract/own-value';
import { Card, LocationCode, Segmented, useFormat } from '@console/ui';
import { CsvButton, DataTable, NoneCell, UnknownCell, useTableState, type Column } from '@console/ui/data';
import type { Id } from '../texts';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import { GroupTable } from './group-table';
import { isIssued } from './kind';
import { pdfName } from './pdf-file';
import { groupRecords, shownRecords, usefulGroupings, type ShownRecord } from './records';
import { useInvoicesText } from './texts';

/** What a machine is charged for besides its other parts: the row's own name says it. */
const MAIN = 'main';

/** More than this are searched, sorted and put together. */
const FEW = 8;

const uptimes: Readonly<Record<string, Id>> = {
  block: 'uptime.block',
  snapshot: 'uptime.snapshot',
  backup: 'uptime.backup',
  windows: 'uptime.windows',
};

/** What a row was charged for, in words where they are known. */
function useKindText(): (kind: string) => string {
  const t = useText();
  const own = useInvoicesText();
  return (kind) => {
    if (kind === MAIN) return own('kind.main');
    const id = ownValue(uptimes, kind);
    return id ? t(id) : kind;
  };
}

function useRecordColumns(rows: readonly ShownRecord[]): Column<ShownRecord>[] {
  const t = useText();
  const own = useInvoicesText();
  const format = useFormat();
  const tax = useTaxLabel();
  const headOf = useMoneyHead();
  const kindText = useKindText();
  const missing = (row: ShownRecord) => (row.isPartly ? <UnknownCell /> : <NoneCell />);
  const money = (row: ShownRecord, value: number | undefined, per?: 'hour') =>
    value === undefined ? missing(row) : format.money(value, per ? { per } : {});
  return [
    {
      id: 'name',
      header: t('invoice.rowName'),
      fixed: true,
      value: ({ name }) => name,
      cell: ({ name, kind }) => (
        <>
          <span className="ui-strong" data-private>
            {name}
          </span>
          {kind && kind !== MAIN ? <span className="ui-mut"> {kindText(kind)}</span> : null}
        </>
      ),
    },
    {
      id: 'kind',
      header: own('column.kind'),
      width: 130,
      hidden: true,
      value: ({ kind }) => kindText(kind),
    },
    ...(rows.some(({ place }) => place !== '')
      ? [
          {
            id: 'place',
            header: t('invoice.rowLocation'),
            width: 112,
            value: ({ place }: ShownRecord) => (place ? locationName(place) : ''),
            cell: ({ place }: ShownRecord) =>
              place ? <LocationCode slug={place} name={locationName(place)} /> : <NoneCell />,
          },
        ]
      : []),
    {
      id: 'quantity',
      header: t('invoice.rowQuantity'),
      align: 'end',
      width: 96,
      value: ({ quantity }) => quantity,
      cell: (row) =>
        row.quantity === undefined
          ? missing(row)
          : format.number(row.quantity, { digits: 4, ...(row.unit ? { unit: row.unit } : {}) }),
    },
    {
      id: 'price',
      header: t('invoice.rowPrice'),
      align: 'end',
      width: 96,
      value: ({ price }) => price,
      // Prices of an hour have four decimals; those of a piece are amounts.
      cell: (row) => money(row, row.price, row.unit === 'h' ? 'hour' : undefined),
      csv: { header: headOf(t('invoice.rowPrice'), 'gross') },
    },
    ...(rows.some((row) => row.tax !== undefined)
      ? [
          {
            id: 'tax',
            header: t('invoice.rowTax', { tax }),
            align: 'end' as const,
            width: 84,
            value: (row: ShownRecord) => row.tax,
            cell: (row: ShownRecord) => money(row, row.tax),
            csv: { header: headOf(t('invoice.rowTax', { tax }), 'discounted') },
          },
        ]
      : []),
    {
      id: 'amount',
      header: t('invoice.rowAmount'),
      align: 'end',
      width: 104,
      value: ({ amount }) => amount,
      cell: (row) => <span className="ui-strong">{money(row, row.amount)}</span>,
      csv: { header: headOf(t('invoice.rowAmount'), 'gross') },
    },
  ];
}

/** What an invoice is for, row by row, or put together by what rows have in common. */
export function RecordTable({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const own = useInvoicesText();
  const format = useFormat();
  const digits = currencyDigits(format.currency);
  const kindText = useKindText();
  const adapter = useUrlAdapter();
  const { rows } = useMemo(() => shownRecords(invoice, digits), [invoice, digits]);
  const state = useTableState({ id: 'invoice-rows', adapter, also: ['by'] });
  const groupState = useTableState({ id: 'invoice-groups', adapter, prefixed: true });
  const columns = useRecordColumns(rows);
  const offered = usefulGroupings(rows);
  const by = offered.find((one) => one === adapter.get('by'));
  const isLong = rows.length > FEW;
  const labelOf = (key: string): string => {
    if (key === '') return own('group.none');
    if (by === 'place') return locationName(key);
    return by === 'kind' ? kindText(key) : key;
  };
  const file = isIssued(invoice) ? pdfName(invoice).replace(/\.pdf$/, '') : own('file.current');
  const choice = (
    <div className="ui-row wrap" style={{ gap: 16 }}>
      <h2>{t('invoice.rows')}</h2>
      {offered.length > 0 ? (
        <Segmented
          label={own('group.label')}
          value={by ?? 'each'}
          onChange={(value) => adapter.set({ by: value === 'each' ? null : value })}
          options={[
            { value: 'each', label: own('group.each') },
            ...offered.map((id) => ({ value: id, label: own(`group.${id}`) })),
          ]}
        />
      ) : null}
      <span className="ui-push">
        <CsvButton state={by ? groupState : state} name={file} />
      </span>
    </div>
  );
  if (rows.length === 0 && unreadOf(invoice.records_list).length === 0)
    return <p className="ui-mut">{t('invoice.noRows')}</p>;
  if (by && isLong) {
    return (
      <>
        {choice}
        <GroupTable
          groups={groupRecords(rows, by)}
          by={by}
          labelOf={labelOf}
          unread={unreadOf(invoice.records_list)}
          state={groupState}
        />
      </>
    );
  }
  const table = (
    <DataTable
      {...(isLong
        ? { search: { placeholder: own('records.search'), text: (row: ShownRecord) => [row.name, kindText(row.kind)] } }
        : { simple: true })}
      label={t('invoice.rows')}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.key}
      state={state}
      unread={unreadOf(invoice.records_list)}
      card={(row) => ({
        title: row.name,
        meta: [
          row.kind === MAIN ? '' : kindText(row.kind),
          row.quantity === undefined
            ? ''
            : format.number(row.quantity, { digits: 4, ...(row.unit ? { unit: row.unit } : {}) }),
          row.place ? locationName(row.place) : '',
        ]
          .filter(Boolean)
          .join(', '),
        price: row.amount === undefined ? undefined : format.money(row.amount),
      })}
      countLabel={(n) => own('group.rows', { n })}
    />
  );
  return isLong ? (
    <>
      {choice}
      {table}
    </>
  ) : (
    <Card flush title={t('invoice.rows')}>
      {table}
    </Card>
  );
}
