import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { Page, useUrlAdapter } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { useColumns } from '@console/domain/list';
import { StaleStrip } from '@console/domain/stale';
import { EmptyState, ErrorPanel, PageHead } from '@console/ui';
import { DataTable, useTableState, type Column } from '@console/ui/data';
import { useText } from '../texts';
import { accountRows, type AccountRow } from './rows';

function useAccountColumns(): Column<AccountRow>[] {
  const t = useText();
  const column = useColumns<AccountRow>();
  return useMemo(
    () => [
      column.text({ id: 'name', header: t('column.name'), value: (row) => row.name }),
      column.text({ id: 'number', header: t('column.number'), width: 160, mono: true, value: (row) => row.uuid }),
      column.date({ id: 'created', header: t('column.created'), width: 160, at: (row) => row.created }),
    ],
    [t, column],
  );
}

/** The customer's billing accounts: a first screen, to be replaced by what the area is for. */
export function AccountList() {
  const t = useText();
  const query = useQuery(listBillingAccounts, {});
  const rows = useMemo(() => accountRows(query.data ?? []), [query.data]);
  const state = useTableState({ id: 'NAME-accounts', adapter: useUrlAdapter(), defaultSort: { id: 'name' } });
  const columns = useAccountColumns();
  return (
    <Page title={t('list.title')}>
      <PageHead title={t('list.title')} />
      {query.error && !query.data ? (
        <ErrorPanel title={t('list.failed')} error={query.error} onRetry={query.reload} />
      ) : (
        <DataTable
          fill
          label={t('list.title')}
          columns={columns}
          rows={rows}
          getRowId={(row) => row.uuid}
          state={state}
          loading={query.isLoading}
          failures={<StaleStrip query={query} />}
          unread={query.unread}
          search={{ placeholder: t('list.search'), text: (row) => [row.name, row.uuid] }}
          countLabel={(n) => t('list.count', { n })}
          empty={<EmptyState text={t('list.empty')} />}
        />
      )}
    </Page>
  );
}
