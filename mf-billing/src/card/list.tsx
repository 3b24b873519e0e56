import type { Query } from '@console/api';
import { serverNow } from '@console/api';
import { useSiteConfig, useUrlAdapter } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import { paths } from '@console/contract/paths';
import { Badge, Button, EmptyState, ErrorPanel, LinkButton, Status, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import { useText } from '../texts';
import { canVerify } from './can';
import { useCardFace } from './face';
import { cardState } from './state';
import { useCardText } from './texts';
import { useCardDialog } from './use-card-dialog';
import { useCardMenu } from './use-card-menu';
import { wayOf, waysOf } from './ways';

/** Ways to pay that are kept with an account. */
export function CardList({ account, cards }: { account: BillingAccount; cards: Query<Card[]> }) {
  const t = useText();
  const text = useCardText();
  const { paymentProcessors } = useSiteConfig();
  const { open } = useCardDialog();
  const menu = useCardMenu(open);
  const format = useFormat();
  const face = useCardFace();
  const state = useTableState({ id: 'cards', adapter: useUrlAdapter(), defaultSort: { id: 'primary' } });
  const status = (card: Card) => {
    const { state: shape, id } = cardState(card, serverNow());
    return <Status state={shape} label={t(id)} />;
  };
  const verify = (card: Card) =>
    canVerify(card, wayOf(card, paymentProcessors), serverNow()) ? (
      <Button size="sm" onClick={() => open('card-verify', card.id)}>
        {text('verify.short')}
      </Button>
    ) : null;
  const add = waysOf(paymentProcessors).length > 0 && (
    <LinkButton icon="plus" to={paths.cardAdd(account)}>
      {text('add.action')}
    </LinkButton>
  );
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
      least: 96,
      value: (row) => face(row).holder ?? '',
      cell: (row) => face(row).holder ?? <NoneCell />,
    },
    {
      id: 'expires',
      header: t('cards.expires'),
      width: 160,
      whole: true,
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
      width: 240,
      least: 140,
      value: (row) => t(cardState(row, serverNow()).id),
      cell: (row) => (
        <span className="ui-row">
          {status(row)}
          {verify(row)}
        </span>
      ),
    },
    {
      id: 'processor',
      header: t('cards.processor'),
      width: 160,
      hidden: true,
      value: (row) => row.processor?.keyword ?? '',
      cell: (row) => (row.processor?.keyword ? <span className="ui-mono">{row.processor.keyword}</span> : <NoneCell />),
    },
    {
      id: 'added',
      header: t('cards.added'),
      width: 120,
      hidden: true,
      value: (row) => row.created ?? null,
      cell: (row) => (row.created ? format.date(row.created) : <NoneCell />),
    },
  ];
  if (cards.error && !cards.data) return <ErrorPanel error={cards.error} onRetry={cards.reload} />;
  return (
    <DataTable
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
        meta: (
          <>
            {row.is_primary ? <Badge>{t('cards.primary')}</Badge> : null}
            {warning(row)}
          </>
        ),
        detail: face(row).detail,
      })}
      rowActions={menu}
      rowActionsLabel={(row) => text('menu.label', { name: face(row).title })}
      toolbar={add}
      countLabel={(n) => t('cards.count', { n })}
      empty={<EmptyState icon="credit-card" text={t('cards.empty')} actions={add} />}
    />
  );
}
