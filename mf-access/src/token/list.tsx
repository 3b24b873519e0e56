import { useQuery } from '@console/api';
import { Page, useUrlAdapter } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import type { Token } from '@console/contract/token';
import { listTokens } from '@console/contract/token';
import { Badge, EmptyState, ErrorPanel, PageHead, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NameCell, NoneCell, useTableState } from '@console/ui/data';
import { SubNavigation } from '../sub-navigation';
import { useText } from '../texts';
import { useTokenName } from './name';

/** The user's API tokens. */
export function TokenList() {
  const t = useText();
  const format = useFormat();
  const name = useTokenName();
  const accountName = useAccountNames();
  const tokens = useQuery(listTokens, {});
  const state = useTableState({ id: 'tokens', adapter: useUrlAdapter(), defaultSort: { id: 'name' } });
  const scope = (row: Token): string => t(row.restricted ? 'token.restricted' : 'token.unrestricted');
  const columns: Column<Token>[] = [
    {
      id: 'name',
      header: t('token.description'),
      fixed: true,
      value: (row) => name(row).toLowerCase(),
      cell: (row) => <NameCell to={paths.token(row)} name={name(row)} />,
    },
    {
      id: 'scope',
      header: t('token.scope'),
      width: 170,
      value: scope,
      cell: (row) => (row.restricted ? <Badge>{scope(row)}</Badge> : scope(row)),
    },
    {
      id: 'account',
      header: t('token.account'),
      width: 220,
      value: (row) => accountName(row.billing_account_id),
      cell: (row) => <AccountLink id={row.billing_account_id} />,
    },
    { id: 'number', header: t('token.number'), width: 96, hidden: true, value: (row) => row.id },
    {
      id: 'created',
      header: t('token.created'),
      width: 130,
      value: (row) => row.created_at ?? null,
      cell: (row) => (row.created_at ? format.date(row.created_at) : <NoneCell />),
    },
    {
      id: 'updated',
      header: t('token.updated'),
      width: 130,
      value: (row) => row.updated_at ?? null,
      cell: (row) => (row.updated_at ? format.date(row.updated_at) : <NoneCell />),
    },
  ];
  return (
    <Page title={t('tokens.title')} breadcrumbs={[{ label: t('access.title'), to: paths.tokens() }]}>
      <PageHead title={t('access.title')} />
      <SubNavigation value="token" count={tokens.data?.length} />
      {tokens.error && !tokens.data ? (
        <ErrorPanel title={t('tokens.failed')} error={tokens.error} onRetry={tokens.reload} />
      ) : (
        <DataTable
          fill
          label={t('tokens.title')}
          columns={columns}
          rows={tokens.data ?? []}
          getRowId={(row) => String(row.id)}
          state={state}
          loading={tokens.isLoading}
          unread={tokens.unread}
          search={{
            placeholder: t('tokens.search'),
            text: (row) => [row.description, String(row.id), accountName(row.billing_account_id)],
            also: accountName,
          }}
          filters={[{ id: 'scope', label: t('token.scope'), value: scope }]}
          card={(row) => ({
            title: name(row),
            to: paths.token(row),
            meta: scope(row),
            detail: [accountName(row.billing_account_id), row.created_at && format.date(row.created_at)]
              .filter(Boolean)
              .join(', '),
          })}
          countLabel={(n) => t('tokens.count', { n })}
          empty={<EmptyState text={t('tokens.empty')} />}
        />
      )}
    </Page>
  );
}
