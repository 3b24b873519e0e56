import { useMemo } from 'react';
import { paths } from '@console/contract/paths';
import { Link, useFormat } from '@console/ui';
import { DateTimeCell, NoneCell, UnknownCell, type Column } from '@console/ui/data';
import { useInvoicesText } from '../invoice/texts';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import type { Movement } from './history';

/** By how much a movement has changed the credit, with its sign. */
export function Change({ movement: { amount } }: { movement: Movement }) {
  const { money } = useFormat();
  return (
    <span className={amount > 0 ? 'ui-strong ui-ok-text' : 'ui-strong'}>
      {`${amount > 0 ? '+' : ''}${money(amount)}`}
    </span>
  );
}

/** What a movement refers to, with the way to its invoice. */
function Reference({ account, movement: { reference, invoice } }: { account: number; movement: Movement }) {
  if (!reference) return <NoneCell />;
  const text = <span className="ui-mono">{reference}</span>;
  return invoice ? <Link to={paths.invoice({ account, id: invoice.id })}>{text}</Link> : text;
}

/** The columns of the movements of an account's credit. @param rows all of them, the newest first */
export function useMovementColumns(account: number, rows: readonly Movement[]): Column<Movement>[] {
  const t = useText();
  const own = useInvoicesText();
  const { money } = useFormat();
  const headOf = useMoneyHead();
  const places = useMemo(() => new Map(rows.map(({ id }, index) => [id, rows.length - index])), [rows]);
  return [
    {
      id: 'date',
      header: t('history.date'),
      width: 160,
      whole: true,
      fixed: true,
      // Those of one moment in the order in which they count.
      value: ({ id }) => places.get(id) ?? 0,
      cell: (row) => <DateTimeCell value={row.created} />,
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
      cell: (row) => <Reference account={account} movement={row} />,
    },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      width: 120,
      value: (row) => row.amount,
      cell: (row) => <Change movement={row} />,
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
}
