import type { UnreadRow } from '@console/api';
import { currencyDigits } from '@console/contract/currency';
import { Card, useFormat } from '@console/ui';
import { DataTable, type Column, type TableState } from '@console/ui/data';
import { useText } from '../texts';
import { useMoneyHead } from '../use-money-head';
import type { Grouping, RecordGroup } from './records';
import { useInvoicesText } from './texts';

interface GroupTableProps {
  readonly groups: readonly RecordGroup[];
  /** What the rows of a group have in common. */
  readonly by: Grouping;
  /** That in words. @param key of a group */
  readonly labelOf: (key: string) => string;
  /** Rows of the invoice that could not be read. */
  readonly unread: readonly UnreadRow[];
  readonly state: TableState;
}

/** The rows of an invoice put together by what they have in common, with what each group comes to. */
export function GroupTable({ groups, by, labelOf, unread, state }: GroupTableProps) {
  const t = useText();
  const own = useInvoicesText();
  const { money, currency } = useFormat();
  const headOf = useMoneyHead();
  const digits = currencyDigits(currency);
  const columns: Column<RecordGroup>[] = [
    { id: 'key', header: own(`group.head.${by}`), fixed: true, value: ({ key }) => labelOf(key) },
    { id: 'count', header: own('group.count'), align: 'end', width: 96, value: ({ count }) => count },
    {
      id: 'amount',
      header: t('invoice.rowAmount'),
      align: 'end',
      width: 130,
      value: ({ amount }) => Number(amount),
      cell: ({ amount, isAtLeast }) => <span className="ui-strong">{money(amount, { isAtLeast })}</span>,
      csv: {
        header: headOf(t('invoice.rowAmount'), 'gross'),
        value: ({ amount, isAtLeast }) => (isAtLeast ? undefined : amount.toFixed(digits)),
      },
    },
  ];
  return (
    <Card flush>
      <DataTable
        simple
        label={t('invoice.rows')}
        columns={columns}
        rows={groups}
        getRowId={({ key }) => key}
        state={state}
        unread={unread}
        card={({ key, amount, count, isAtLeast }) => ({
          title: labelOf(key),
          price: money(amount, { isAtLeast }),
          meta: own('group.rows', { n: count }),
        })}
        countLabel={(n) => own('group.groups', { n })}
      />
    </Card>
  );
}
