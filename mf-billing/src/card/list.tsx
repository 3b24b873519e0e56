import type { Query } from '@console/api';
import { useSiteConfig, useUrlAdapter } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import { paths } from '@console/contract/paths';
import { Badge, EmptyState, ErrorPanel, LinkButton } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { useText } from '../texts';
import { CardStatus, EndsSoon, useCardColumns } from './columns';
import { useCardFace } from './face';
import { useCardText } from './texts';
import { useCardDialog } from './use-card-dialog';
import { useCardMenu } from './use-card-menu';
import { waysOf } from './ways';

/** Ways to pay that are kept with an account. */
export function CardList({ account, cards }: { account: BillingAccount; cards: Query<Card[]> }) {
  const t = useText();
  const text = useCardText();
  const { paymentProcessors } = useSiteConfig();
  const { open } = useCardDialog();
  const menu = useCardMenu(open);
  const face = useCardFace();
  const state = useTableState({ id: 'cards', adapter: useUrlAdapter(), defaultSort: { id: 'primary' } });
  const add = waysOf(paymentProcessors).length > 0 && (
    <LinkButton icon="plus" to={paths.cardAdd(account)}>
      {text('add.action')}
    </LinkButton>
  );
  const columns = useCardColumns(open);
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
        status: <CardStatus card={row} />,
        meta: (
          <>
            {row.is_primary ? <Badge>{t('cards.primary')}</Badge> : null}
            <EndsSoon card={row} />
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
