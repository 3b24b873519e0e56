import { useQuery } from '@console/api';
import { listCards } from '@console/contract/card';
import type { Invoice } from '@console/contract/invoice';
import { Card, CopyText, DateTime, Skeleton, useFormat } from '@console/ui';
import { DateTimeCell, DataTable, NoneCell, UnknownCell, useTableState, type Column } from '@console/ui/data';
import { useCardFace } from '../card/face';
import { useInvoicesText } from './texts';

type Payment = NonNullable<Invoice['transaction_list']>[number];

/** What was paid of an invoice, when and by which card; nothing where there is no payment. */
export function Payments({ account, invoice }: { account: number; invoice: Invoice }) {
  const t = useInvoicesText();
  const { money } = useFormat();
  const face = useCardFace();
  const payments = invoice.transaction_list ?? [];
  const cards = useQuery(listCards, payments.length > 0 ? { billing_account_id: account } : null);
  const state = useTableState({ id: 'invoice-payments' });
  if (payments.length === 0) return null;
  const cardOf = ({ payment_object_id: id }: Payment): string | undefined => {
    const card = cards.data?.find((one) => one.id === id);
    return card && face(card).title;
  };
  const noCard = ({ payment_object_id: id }: Payment) => {
    if (id == null) return <NoneCell />;
    return cards.isLoading ? <Skeleton width={120} /> : <UnknownCell />;
  };
  const rows = payments.map((payment, index) => ({ ...payment, key: `${payment.id ?? ''} ${index}` }));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      id: 'date',
      header: t('payments.date'),
      width: 170,
      cell: ({ created }) => <DateTimeCell value={created} />,
    },
    { id: 'card', header: t('payments.card'), width: 190, cell: (row) => cardOf(row) ?? noCard(row) },
    {
      id: 'identifier',
      header: t('payments.identifier'),
      cell: ({ identifier }) =>
        identifier ? <CopyText value={identifier} label={t('payments.identifier')} mono /> : <NoneCell />,
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      align: 'end',
      width: 120,
      cell: ({ amount }) => (amount == null ? <UnknownCell /> : <b>{money(amount)}</b>),
    },
  ];
  return (
    <Card flush title={t('payments.title')}>
      <DataTable
        simple
        label={t('payments.title')}
        columns={columns}
        rows={rows}
        getRowId={({ key }) => key}
        state={state}
        card={(row) => ({
          title: cardOf(row) ?? t('payments.one'),
          price: row.amount == null ? undefined : money(row.amount),
          meta: row.created ? <DateTime value={row.created} /> : undefined,
          detail: row.identifier ?? undefined,
        })}
      />
    </Card>
  );
}
