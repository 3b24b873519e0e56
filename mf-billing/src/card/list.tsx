import type { Query } from '@console/api';
import { serverNow } from '@console/api';
import { useUrlAdapter } from '@console/area';
import type { Card } from '@console/contract/card';
import { Badge, EmptyState, ErrorPanel, Status, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import { useText } from '../texts';
import { useCardFace } from './face';
import { cardState } from './state';

/** Ways to pay that are kept with an account, to read. */
export function CardList({ cards }: { cards: Query<Card[]> }) {
  const t = useText();
  const format = useFormat();
  const face = useCardFace();
  const state = useTableState({ id: 'cards', adapter: useUrlAdapter(), defaultSort: { id: 'primary' } });
  const status = (card: Card) => {
    const { state: shape, id } = cardState(card, serverNow());
    return <Status state={shape} label={t(id)} />;
  };
  const warning = (card: Card) => {
    const { warning: id } = face(card);
    return id === 'cards.endsSoon' ? <Badge tone="warn">{t(id)}</Badge> : null;
  };
  const columns: Column<Card>[] = [
    {
      id: 'card',
      header: t('cards.card'),
      fixed: true,
      value: (row) => face(row).title,
      cell: (row) => <span className="ui-strong">{face(row).title}</span>,
    },
    {
      id: 'primary',
      header: t('cards.primary'),
      width: 96,
      value: (row) => (row.is_primary ? 0 : 1),
      cell: (row) => (row.is_primary ? <Badge>{t('cards.primary')}</Badge> : null),
    },
    {
      id: 'holder',
      header: t('cards.holder'),
      width: 180,
      value: (row) => face(row).holder ?? '',
      cell: (row) => face(row).holder ?? <NoneCell />,
    },
    {
      id: 'expires',
      header: t('cards.expires'),
      width: 160,
      value: (row) => row.valid_thru ?? null,
      cell: (row) => (
        <span className="ui-row">
          {face(row).expires ?? <NoneCell />}
          {warning(row)}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('cards.status'),
      width: 170,
      value: (row) => t(cardState(row, serverNow()).id),
      cell: status,
    },
    {
      id: 'processor',
      header: t('cards.processor'),
      width: 160,
      value: (row) => row.processor?.keyword ?? '',
      cell: (row) => (row.processor?.keyword ? <span className="ui-mono">{row.processor.keyword}</span> : <NoneCell />),
    },
    {
      id: 'added',
      header: t('cards.added'),
      width: 120,
      value: (row) => row.created ?? null,
      cell: (row) => (row.created ? format.date(row.created) : <NoneCell />),
    },
  ];
  if (cards.error && !cards.data) return <ErrorPanel error={cards.error} onRetry={cards.reload} />;
  return (
    <DataTable
      fill
      label={t('cards.title')}
      columns={columns}
      rows={(cards.data ?? []).filter((card) => !card.is_deleted)}
      getRowId={(row) => String(row.id)}
      state={state}
      loading={cards.isLoading}
      unread={cards.unread}
      card={(row) => ({
        title: face(row).title,
        status: status(row),
        meta: row.is_primary ? t('cards.primary') : undefined,
        detail: face(row).detail,
      })}
      countLabel={(n) => t('cards.count', { n })}
      empty={<EmptyState text={t('cards.empty')} />}
    />
  );
}
