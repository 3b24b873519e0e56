import { useMemo } from 'react';
import { sum, type Query } from '@console/api';
import { useUrlAdapter } from '@console/area';
import type { CreditEntry } from '@console/contract/credit';
import { RowCount } from '@console/domain/list';
import type { Invoice } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { DateTime, EmptyState, ErrorPanel, useFormat } from '@console/ui';
import { CsvButton, DataTable, useTableState } from '@console/ui/data';
import { useInvoicesText } from '../invoice/texts';
import { useText } from '../texts';
import { Change, useMovementColumns } from './columns';
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
  const columns = useMovementColumns(account, rows);
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
        price: <Change movement={row} />,
        meta: row.created ? <DateTime value={row.created} /> : undefined,
        detail: [row.reference, row.balance && own('history.left', { amount: money(row.balance) })]
          .filter(Boolean)
          .join(', '),
      })}
      countLabel={(n) => t('history.count', { n })}
      footer={(some, isPart) => (
        <>
          <RowCount text={t('history.count', { n: some.length })} isPartial={isPart} />
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
