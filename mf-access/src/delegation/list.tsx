import { useCallback } from 'react';
import { Page, useShownEmail } from '@console/area';
import { paths } from '@console/contract/paths';
import { useAccountNames } from '@console/domain/account';
import { useBulkDialog } from '@console/domain/bulk';
import { ListHead, QueryTable, useListState, useRowDialog } from '@console/domain/list';
import { EmptyState, useFormat } from '@console/ui';
import { BoundNotice } from '../parts/bound-notice';
import { CreateAction } from '../parts/create-action';
import { useAccessCrumbs } from '../parts/crumbs';
import { useBound } from '../parts/may-change';
import { SubNavigation } from '../sub-navigation';
import { useText } from '../texts';
import { BulkDelete, DelegationDialog } from './actions/lazy-dialog';
import { delegationDialogs, useDelegationMenu } from './actions/menu';
import { useDelegationColumns, usePeopleText } from './columns';
import { GivenToYou } from './given';
import { useDelegations, type DelegationRow } from './rows';
import { useDelegationSelection } from './selection';
import { useDelegationText } from './texts';

const bulkActions = ['delete'] as const;
const nameOf = (row: DelegationRow): string => row.title;

/** The accesses that the user has given away. */
export function DelegationList() {
  const t = useText();
  const own = useDelegationText();
  const format = useFormat();
  const accountName = useAccountNames();
  const people = usePeopleText();
  const shown = useShownEmail({ checksAdministrator: false });
  const { rows, query } = useDelegations();
  const state = useListState({ id: 'delegations' });
  const columns = useDelegationColumns();
  const dialog = useRowDialog(delegationDialogs, rows);
  const menu = useDelegationMenu({ onOpen: dialog.open });
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf });
  const { open } = bulk;
  const selection = useDelegationSelection(useCallback((some) => open('delete', some), [open]));
  const isEmpty = query.data !== undefined && rows.length === 0 && query.unread.length === 0;
  // An empty list does not say that there are none.
  const isUntold = useBound() !== undefined && isEmpty;
  const create = (
    <CreateAction
      to={paths.accessCreate({ type: 'access_delegation' })}
      label={own('list.create')}
      short={own('list.createShort')}
    />
  );
  return (
    <Page title={t('delegations.title')} breadcrumbs={useAccessCrumbs().access}>
      <ListHead
        title={t('delegations.title')}
        state={state}
        file={own('list.file')}
        isEmpty={isEmpty}
        create={create}
      />
      <SubNavigation value="delegation" />
      <BoundNotice />
      {isUntold ? null : (
        <QueryTable
          fill
          label={t('delegations.title')}
          columns={columns}
          rows={rows}
          kind="access_delegation"
          nameOf={nameOf}
          state={state}
          query={query}
          failed={t('delegations.failed')}
          search={{
            placeholder: t('delegations.search'),
            text: (row) => [
              row.title,
              row.uuid,
              accountName(row.billing_account_id),
              // What is hidden is not found either.
              ...row.impersonations.map(({ grantee_username: name }) => name && shown(name, { isGiven: true })),
            ],
            also: accountName,
          }}
          selection={selection}
          rowActions={menu}
          rowActionsLabel={(row) => own('list.actions', { name: row.title })}
          card={(row) => ({
            title: row.title,
            to: paths.delegation(row),
            meta: people(row),
            detail: [accountName(row.billing_account_id), row.created_at && format.date(row.created_at)]
              .filter(Boolean)
              .join(', '),
          })}
          countLabel={(n) => t('delegations.count', { n })}
          empty={<EmptyState icon="users" text={t('delegations.empty')} actions={isEmpty ? create : undefined} />}
        />
      )}
      {/* It is known later than the list, which it would push down. */}
      <GivenToYou />
      {dialog.shown ? (
        <DelegationDialog name={dialog.shown.name} delegation={dialog.shown.row} onClose={dialog.shown.onClose} />
      ) : null}
      {bulk.shown ? <BulkDelete {...bulk.shown} /> : null}
    </Page>
  );
}
