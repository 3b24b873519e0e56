import { useQuery } from '@console/api';
import { Page, useShownEmail, useUrlAdapter } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import type { AccessDelegation } from '@console/contract/access-delegation';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { EmptyState, ErrorPanel, PageHead, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NameCell, NoneCell, useTableState } from '@console/ui/data';
import { SubNavigation } from '../sub-navigation';
import { useText } from '../texts';
import { useDelegationName } from './name';
import { peopleOf } from './people';

/** The accesses that the user has given away. */
export function DelegationList() {
  const t = useText();
  const format = useFormat();
  const name = useDelegationName();
  const accountName = useAccountNames();
  const shown = useShownEmail({ checksAdministrator: false });
  const delegations = useQuery(listAccessDelegations, {});
  const state = useTableState({ id: 'delegations', adapter: useUrlAdapter(), defaultSort: { id: 'name' } });
  const people = (row: AccessDelegation): string => {
    const { invited, accepted } = peopleOf(row);
    return invited === 0 ? t('delegation.nobody') : t('delegation.peopleCount', { n: invited, accepted });
  };
  const columns: Column<AccessDelegation>[] = [
    {
      id: 'name',
      header: t('delegation.name'),
      fixed: true,
      value: (row) => name(row).toLowerCase(),
      cell: (row) => <NameCell to={paths.delegation(row)} name={name(row)} />,
    },
    {
      id: 'account',
      header: t('delegation.account'),
      width: 240,
      value: (row) => accountName(row.billing_account_id),
      cell: (row) => <AccountLink id={row.billing_account_id} />,
    },
    {
      id: 'people',
      header: t('delegation.people'),
      width: 200,
      value: (row) => peopleOf(row).invited,
      cell: (row) => <span className={peopleOf(row).invited === 0 ? 'ui-mut' : undefined}>{people(row)}</span>,
    },
    { id: 'number', header: t('delegation.number'), width: 96, hidden: true, value: (row) => row.id },
    {
      id: 'created',
      header: t('delegation.created'),
      width: 130,
      value: (row) => row.created_at ?? null,
      cell: (row) => (row.created_at ? format.date(row.created_at) : <NoneCell />),
    },
    {
      id: 'updated',
      header: t('delegation.updated'),
      width: 130,
      value: (row) => row.updated_at ?? null,
      cell: (row) => (row.updated_at ? format.date(row.updated_at) : <NoneCell />),
    },
  ];
  const searched = (row: AccessDelegation) => [
    row.name,
    String(row.id),
    accountName(row.billing_account_id),
    // What is hidden is not found either.
    ...row.impersonations.map(({ grantee_username: name }) => name && shown(name, { isGiven: true })),
  ];
  return (
    <Page title={t('delegations.title')} breadcrumbs={[{ label: t('access.title'), to: paths.tokens() }]}>
      <PageHead title={t('access.title')} />
      <SubNavigation value="delegation" count={delegations.data?.length} />
      {delegations.error && !delegations.data ? (
        <ErrorPanel title={t('delegations.failed')} error={delegations.error} onRetry={delegations.reload} />
      ) : (
        <DataTable
          fill
          label={t('delegations.title')}
          columns={columns}
          rows={delegations.data ?? []}
          getRowId={(row) => String(row.id)}
          state={state}
          loading={delegations.isLoading}
          unread={delegations.unread}
          search={{ placeholder: t('delegations.search'), text: searched, also: accountName }}
          card={(row) => ({
            title: name(row),
            to: paths.delegation(row),
            meta: people(row),
            detail: [accountName(row.billing_account_id), row.created_at && format.date(row.created_at)]
              .filter(Boolean)
              .join(', '),
          })}
          countLabel={(n) => t('delegations.count', { n })}
          empty={<EmptyState text={t('delegations.empty')} />}
        />
      )}
    </Page>
  );
}
