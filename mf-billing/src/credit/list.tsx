import type { Query } from '@console/api';
import { useUrlAdapter } from '@console/area';
import type { CreditEntry } from '@console/contract/credit';
import { DateTime, EmptyState, ErrorPanel, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import { useText } from '../texts';

/** Movements of an account's credit, to read. */
export function CreditList({ credit }: { credit: Query<CreditEntry[]> }) {
  const t = useText();
  const format = useFormat();
  const state = useTableState({ id: 'credit', adapter: useUrlAdapter(), defaultSort: { id: 'date', desc: true } });
  const amount = (row: CreditEntry) => (
    <span className={row.amount > 0 ? 'ui-strong ui-ok-text' : 'ui-strong'}>
      {row.amount > 0 ? '+' : ''}
      {format.money(row.amount)}
    </span>
  );
  const columns: Column<CreditEntry>[] = [
    {
      id: 'date',
      header: t('history.date'),
      width: 190,
      fixed: true,
      value: (row) => row.created ?? null,
      cell: (row) => (row.created ? <DateTime value={row.created} /> : <NoneCell />),
    },
    {
      id: 'description',
      header: t('history.description'),
      value: (row) => row.description ?? '',
      cell: (row) => row.description || <NoneCell />,
    },
    {
      id: 'reference',
      header: t('history.reference'),
      width: 220,
      value: (row) => row.reference ?? '',
      cell: (row) => (row.reference ? <span className="ui-mono">{row.reference}</span> : <NoneCell />),
    },
    { id: 'amount', header: t('history.amount'), align: 'end', width: 140, value: (row) => row.amount, cell: amount },
  ];
  if (credit.error && !credit.data) return <ErrorPanel error={credit.error} onRetry={credit.reload} />;
  return (
    <DataTable
      fill
      label={t('history.title')}
      columns={columns}
      rows={credit.data ?? []}
      getRowId={(row) => String(row.id)}
      state={state}
      loading={credit.isLoading}
      unread={credit.unread}
      search={{ placeholder: t('history.search'), text: (row) => [row.description ?? '', row.reference ?? ''] }}
      card={(row) => ({
        title: row.description || t('history.title'),
        price: format.money(row.amount),
        meta: row.created ? <DateTime value={row.created} /> : undefined,
        detail: row.reference ?? undefined,
      })}
      countLabel={(n) => t('history.count', { n })}
      empty={<EmptyState text={t('history.empty')} />}
    />
  );
}
