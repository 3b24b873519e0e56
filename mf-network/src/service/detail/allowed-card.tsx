import { useMemo } from 'react';
import { Card, EmptyState, LinkButton, Notice, type MenuItem } from '@console/ui';
import { DataTable, useTableState, type Column } from '@console/ui/data';
import { AllowedWaiting } from '../access/allowed-waiting';
import { useAllowed } from '../access/use-allowed';
import { whyNot } from '../can';
import { useServiceText } from '../texts';
import { servicePath } from '../urls';
import type { ServiceView } from '../use-services';

interface Row {
  readonly entry: string;
  readonly isSubnet: boolean;
}

/** Who may connect to a service: addresses and subnets; without any, everyone. */
export function AllowedCard({ service }: { service: ServiceView }) {
  const t = useServiceText();
  const state = useTableState({ id: 'service-allowed' });
  const allowed = useAllowed(service);
  const { list } = allowed;
  const rows = useMemo(() => (list ?? []).map((entry): Row => ({ entry, isSubnet: entry.includes('/') })), [list]);
  const blocked = whyNot('allow', service);
  const reason = blocked ? { reason: t(blocked) } : {};
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: 'entry',
        header: t('allowed.entry'),
        fixed: true,
        value: (row) => row.entry,
        cell: (row) => <span className="ui-mono">{row.entry}</span>,
      },
      { id: 'kind', header: t('allowed.kind'), width: 140, value: (row) => kindOf(row, t) },
    ],
    [t],
  );
  const actions = ({ entry }: Row): MenuItem[] => [
    {
      id: 'remove',
      icon: 'trash-2',
      label: t('disallow.title'),
      danger: true,
      ...reason,
      to: servicePath(service, { dialog: 'disallow', item: entry }),
    },
  ];
  return (
    <Card
      flush={rows.length > 0}
      title={t('allowed.title')}
      note={rows.length > 0 ? t('allowed.note') : undefined}
      actions={
        <LinkButton size="sm" icon="plus" to={servicePath(service, { dialog: 'allow' })} {...reason}>
          {t('allow.button')}
        </LinkButton>
      }
    >
      {!list ? (
        <AllowedWaiting {...allowed} />
      ) : rows.length === 0 ? (
        <Notice tone="warn">{t('allowed.none')}</Notice>
      ) : (
        <DataTable
          simple
          label={t('allowed.title')}
          columns={columns}
          rows={rows}
          getRowId={(row) => row.entry}
          state={state}
          rowActions={actions}
          rowActionsLabel={({ entry }) => t('actionsOf', { name: entry })}
          card={(row) => ({ title: row.entry, meta: kindOf(row, t) })}
          empty={<EmptyState icon="shield-check" text={t('allowed.none')} />}
        />
      )}
    </Card>
  );
}

const kindOf = ({ isSubnet }: Row, t: ReturnType<typeof useServiceText>): string =>
  t(isSubnet ? 'allowed.subnet' : 'allowed.address');
