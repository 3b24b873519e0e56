import { useMemo } from 'react';
import { paths } from '@console/contract/paths';
import { useAccountNames } from '@console/domain/account';
import { useAccountLinks } from '@console/domain/detail';
import { useColumns } from '@console/domain/list';
import { Badge } from '@console/ui';
import { NameCell, type Column } from '@console/ui/data';
import { useText } from '../texts';
import { Masked } from './masked';
import type { TokenRow } from './rows';
import { useTokenText } from './texts';

/** Columns of the list of tokens. A file has the same, without any part of a secret. */
export function useTokenColumns(): Column<TokenRow>[] {
  const t = useText();
  const own = useTokenText();
  const column = useColumns<TokenRow>();
  const accountLink = useAccountLinks();
  const accountName = useAccountNames();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('token.description'),
        fixed: true,
        value: (row) => row.name,
        cell: (row) => (
          <span className="ui-row tight">
            <NameCell to={paths.token(row)} name={row.name} />
            {row.isSession ? <Badge tone="info">{own('session')}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'secret',
        header: t('token.secret'),
        width: 130,
        sortable: false,
        cell: (row) =>
          row.ending === undefined ? <span className="ui-mut">{own('notShown')}</span> : <Masked ending={row.ending} />,
        csv: false,
      },
      column.text({
        id: 'scope',
        header: t('token.scope'),
        width: 170,
        value: (row) => t(row.restricted ? 'token.restricted' : 'token.unrestricted'),
      }),
      column.account({
        width: 220,
        name: (row) => accountName(row.billing_account_id),
        cell: (row) => accountLink(row.billing_account_id),
      }),
      { id: 'number', header: t('token.number'), width: 96, hidden: true, value: (row) => row.id },
      column.date({ width: 150, at: (row) => row.created_at }),
      column.date({ id: 'updated', header: t('token.updated'), width: 150, hidden: true, at: (row) => row.updated_at }),
    ],
    [t, own, column, accountLink, accountName],
  );
}
