import { useMemo } from 'react';
import { sum, type Query } from '@console/api';
import { useUrlAdapter } from '@console/area';
import type { CreditEntry } from '@console/contract/credit';
import type { Invoice } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { DateTime, EmptyState, ErrorPanel, Link, useFormat } from '@console/ui';
import { CsvButton, DataTable, NoneCell, UnknownCell, useTableState, type Column } from '@console/ui/data';
import { useInvoicesText } from '../invoice/texts';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import { movementKinds, movements, type Movement } from './history';

interface CreditListProps {
  /** Id of the billing account. */
  readonly account: number;
  readonly credit: Query<CreditEntry[]>;
  /** Its invoices, which movements refer to; they are told by their sign alone while these are not known. */
  readonly invoices: Query<Invoice[]>;
}

/** Movements of an account's credit, with what it was after each, before usage, and the ways to their invoices. */
export function CreditList({ account, credit, invoices }: CreditListProps) {
  const t = useText();
  const own = useInvoicesText();
  const { money } = useFormat();
  const adapter = useUrlAdapter();
  const state = useTableState({ id: 'credit', adapter, defaultSort: { id: 'date', desc: true } });
  const isPartial = credit.unread.length > 0;
  const rows = useMemo(
    () => movements(credit.data ?? [], invoices.data ?? [], isPartial).toReversed(),
    [credit.data, invoices.data, isPartial],
  );
  const places = useMemo(() => new Map(rows.map(({ id }, index) => [id, rows.length - index])), [rows]);
  const signed = ({ amount }: Movement): string => `${amount > 0 ? '+' : ''}${money(amount)}`;
  const change = (row: Movement) => (
    <span className={row.amount > 0 ? 'ui-strong ui-ok-text' : 'ui-strong'}>{signed(row)}</span>
  );
  const reference = (row: Movement) => {
    const { invoice } = row;
    if (!row.reference) return <NoneCell />;
    const text = <span className="ui-mono">{row.reference}</span>;
    return invoice ? <Link to={paths.invoice({ account, id: invoice.id })}>{text}</Link> : text;
  };
  const headOf = useMoneyHead();
  const columns: Column<Movement>[] = [
    {
      id: 'date',
      header: t('history.date'),
      width: 160,
      whole: true,
      fixed: true,
      // Those of one moment in the order in which they count.
      value: ({ id }) => places.get(id) ?? 0,
      cell: (row) => (row.created ? <DateTime value={row.created} /> : <NoneCell />),
      csv: { header: own('csv.utc', { column: t('history.date') }), value: (row) => row.created },
    },
    { id: 'kind', header: own('history.kind'), width: 130, hidden: true, value: ({ kind }) => own(`movement.${kind}`) },
    {
      id: 'description',
      header: t('history.description'),
      value: (row) => row.description ?? '',
      cell: (row) => row.description || <NoneCell />,
    },
    {
      id: 'reference',
      header: t('history.reference'),
      width: 170,
      value: (row) => row.reference ?? '',
      cell: reference,
    },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      width: 120,
      value: (row) => row.amount,
      cell: change,
      csv: { header: headOf(t('history.amount'), 'plain') },
    },
    {
      id: 'balance',
      header: t('totals.credit'),
      align: 'end',
      width: 150,
      sortable: false,
      value: ({ balance }) => (balance ? Number(balance) : null),
      cell: ({ balance }) => (balance ? money(balance) : <UnknownCell />),
      csv: { header: headOf(t('totals.credit'), 'plain'), value: ({ balance }) => balance?.toFixed() },
    },
  ];
  if (credit.error && !credit.data) return <ErrorPanel error={credit.error} onRetry={credit.reload} />;
  const total = (some: readonly Movement[]): string => money(sum(some.map(({ amount }) => amount)).abs());
  return (
    <DataTable
      fill
      label={t('history.title')}
      columns={columns}
      rows={rows}
      getRowId={(row) => String(row.id)}
      state={state}
      loading={credit.isLoading}
      unread={credit.unread}
      search={{
        placeholder: t('history.search'),
        text: (row) => [row.description, row.reference, own(`movement.${row.kind}`)],
        also: own,
      }}
      filters={[
        {
          id: 'kind',
          label: own('history.kind'),
          value: ({ kind }) => kind,
          options: movementKinds
            .filter((kind) => rows.some((row) => row.kind === kind))
            .map((kind) => ({ value: kind, label: own(`movement.${kind}`) })),
        },
        { id: 'year', label: own('filter.year'), value: ({ created }) => created?.getUTCFullYear().toString() ?? '' },
      ]}
      toolbar={<CsvButton state={state} name={own('file.credit')} />}
      card={(row) => ({
        title: row.description || own(`movement.${row.kind}`),
        ...(row.invoice ? { to: paths.invoice({ account, id: row.invoice.id }) } : {}),
        price: change(row),
        meta: row.created ? <DateTime value={row.created} /> : undefined,
        detail: [row.reference, row.balance && own('history.left', { amount: money(row.balance) })]
          .filter(Boolean)
          .join(', '),
      })}
      countLabel={(n) => t('history.count', { n })}
      footer={(some, isPart) => (
        <>
          <span>{t('history.count', { n: some.length })}</span>
          {isPart ? null : (
            <>
              <span>{own('foot.added', { amount: total(some.filter(({ amount }) => amount > 0)) })}</span>
              <span>{own('foot.taken', { amount: total(some.filter(({ amount }) => amount < 0)) })}</span>
            </>
          )}
        </>
      )}
      empty={<EmptyState icon="history" text={t('history.empty')} />}
    />
  );
}
