import { useCallback } from 'react';
import { Page } from '@console/area';
import { paths } from '@console/contract/paths';
import { useAccountNames } from '@console/domain/account';
import { useBulkDialog } from '@console/domain/bulk';
import { ListHead, QueryTable, useListState, useRowDialog } from '@console/domain/list';
import { Badge, EmptyState, useFormat } from '@console/ui';
import { BoundNotice } from '../parts/bound-notice';
import { CreateAction } from '../parts/create-action';
import { useAccessCrumbs } from '../parts/crumbs';
import { useBound } from '../parts/may-change';
import { SubNavigation } from '../sub-navigation';
import { useText } from '../texts';
import { BulkDelete, TokenDialog } from './actions/lazy-dialog';
import { tokenDialogs, useTokenMenu } from './actions/menu';
import { useTokenColumns } from './columns';
import { useTokens, type TokenRow } from './rows';
import { useTokenSelection } from './selection';
import { useTokenText } from './texts';

const bulkActions = ['delete'] as const;
const nameOf = (row: TokenRow): string => row.name;

/** The user's API tokens. */
export function TokenList() {
  const t = useText();
  const own = useTokenText();
  const format = useFormat();
  const accountName = useAccountNames();
  const { rows, query } = useTokens();
  const state = useListState({ id: 'tokens' });
  const columns = useTokenColumns();
  const dialog = useRowDialog(tokenDialogs, rows);
  const menu = useTokenMenu({ onOpen: dialog.open });
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf });
  const { open } = bulk;
  const selection = useTokenSelection(useCallback((some) => open('delete', some), [open]));
  const scope = (row: TokenRow): string => t(row.restricted ? 'token.restricted' : 'token.unrestricted');
  const isEmpty = query.data !== undefined && rows.length === 0 && query.unread.length === 0;
  // An empty list does not say that there are none.
  const isUntold = useBound() !== undefined && isEmpty;
  const create = (
    <CreateAction
      to={paths.accessCreate({ type: 'api_token' })}
      label={own('list.create')}
      short={own('list.createShort')}
    />
  );
  return (
    <Page title={t('tokens.title')} breadcrumbs={useAccessCrumbs().access}>
      <ListHead title={t('tokens.title')} state={state} file={own('list.file')} isEmpty={isEmpty} create={create} />
      <SubNavigation value="token" />
      <BoundNotice />
      {isUntold ? null : (
        <QueryTable
          fill
          label={t('tokens.title')}
          columns={columns}
          rows={rows}
          kind="api_token"
          nameOf={nameOf}
          state={state}
          query={query}
          failed={t('tokens.failed')}
          search={{
            placeholder: t('tokens.search'),
            text: (row) => [row.name, row.uuid, accountName(row.billing_account_id)],
            also: accountName,
          }}
          filters={[{ id: 'scope', label: t('token.scope'), value: scope }]}
          selection={selection}
          rowActions={menu}
          rowActionsLabel={(row) => own('list.actions', { name: row.name })}
          card={(row) => ({
            title: row.name,
            to: paths.token(row),
            status: row.isSession ? <Badge tone="info">{own('session')}</Badge> : undefined,
            meta: (row.restricted && accountName(row.billing_account_id)) || scope(row),
            detail: [row.ending && own('mask', { ending: row.ending }), row.created_at && format.date(row.created_at)]
              .filter(Boolean)
              .join(', '),
          })}
          countLabel={(n) => t('tokens.count', { n })}
          empty={<EmptyState icon="key-round" text={t('tokens.empty')} actions={isEmpty ? create : undefined} />}
        />
      )}
      {dialog.shown ? (
        <TokenDialog name={dialog.shown.name} token={dialog.shown.row} onClose={dialog.shown.onClose} />
      ) : null}
      {bulk.shown ? <BulkDelete {...bulk.shown} /> : null}
    </Page>
  );
}
