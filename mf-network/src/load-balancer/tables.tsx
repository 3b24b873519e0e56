import { useMemo } from 'react';
import { unreadOf } from '@console/api';
import { useFeature } from '@console/area';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { paths } from '@console/contract/paths';
import { EmptyState } from '@console/ui';
import { DataTable, NumberCell, TextCell, useTableState, type Column } from '@console/ui/data';
import { MachineLink, MachineStatus } from '../parts/cells';
import { useText } from '../parts/texts';
import { ruleLabel, type NamedTarget } from './facts';

type Rule = LoadBalancer['forwarding_rules'][number];

/** The words of session persistence; a word that is new is shown as it is. */
function usePersistence(): (rule: Rule) => string {
  const t = useText();
  return ({ settings }) => {
    const word = settings?.session_persistence;
    return word === 'SOURCE_IP' ? t('lb.bySource') : (word ?? '');
  };
}

/** Which port leads to which. */
export function RuleTable({ rules }: { rules: readonly Rule[] }) {
  const t = useText();
  const state = useTableState({ id: 'lb-rules', defaultSort: { id: 'source' } });
  const persistence = usePersistence();
  const columns: Column<Rule>[] = [
    {
      id: 'source',
      header: t('lb.sourcePort'),
      width: 120,
      fixed: true,
      value: (rule) => rule.source_port,
      cell: (rule) => <strong>{rule.source_port}</strong>,
    },
    {
      id: 'target',
      header: t('lb.targetPort'),
      width: 120,
      value: (rule) => rule.target_port,
      cell: (rule) => String(rule.target_port),
    },
    {
      id: 'protocol',
      header: t('lb.protocol'),
      width: 110,
      value: (rule) => rule.protocol ?? '',
      cell: (rule) => <TextCell>{rule.protocol}</TextCell>,
    },
    {
      id: 'persistence',
      header: t('lb.persistence'),
      value: persistence,
      cell: (rule) => <TextCell>{persistence(rule)}</TextCell>,
    },
    {
      id: 'limit',
      header: t('lb.connectionLimit'),
      width: 150,
      align: 'end',
      value: (rule) => rule.settings?.connection_limit ?? null,
      cell: (rule) => (
        <TextCell>
          {rule.settings?.connection_limit ? <NumberCell value={rule.settings.connection_limit} /> : null}
        </TextCell>
      ),
    },
  ];
  return (
    <DataTable
      simple
      label={t('lb.rules')}
      columns={columns}
      rows={rules}
      unread={unreadOf(rules)}
      getRowId={(rule) => rule.uuid ?? String(rule.source_port)}
      state={state}
      card={(rule) => ({ title: ruleLabel(rule), meta: rule.protocol ?? '', detail: persistence(rule) })}
      empty={<EmptyState text={t('lb.rulesNone')} />}
    />
  );
}

/** The machines that the connections go to. */
export function TargetTable({ location, targets }: { location: string; targets: readonly NamedTarget[] }) {
  const t = useText();
  const hasMachines = useFeature('vmsEnabled');
  const state = useTableState({ id: 'lb-targets', defaultSort: { id: 'name' } });
  const columns = useMemo<Column<NamedTarget>[]>(
    () => [
      {
        id: 'name',
        header: t('lb.target'),
        fixed: true,
        value: ({ target, vm }) => vm?.name ?? target.target_uuid,
        cell: ({ target, vm }) => <MachineLink strong location={location} uuid={target.target_uuid} name={vm?.name} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        value: ({ vm }) => vm?.status ?? '',
        cell: ({ vm }) => <TextCell>{vm ? <MachineStatus status={vm.status} /> : null}</TextCell>,
      },
      {
        id: 'type',
        header: t('column.type'),
        width: 140,
        value: ({ target }) => target.target_type,
        cell: ({ target }) => (target.target_type === 'vm' ? t('kind.virtual_machine') : target.target_type),
      },
      {
        id: 'address',
        header: t('column.privateIpv4'),
        width: 140,
        value: ({ target }) => target.target_ip_address ?? '',
        cell: ({ target }) => <TextCell>{target.target_ip_address}</TextCell>,
      },
    ],
    [t, location],
  );
  return (
    <DataTable
      simple
      label={t('lb.targets')}
      columns={columns}
      rows={targets}
      getRowId={({ target }) => target.target_uuid}
      state={state}
      card={({ target, vm }) => ({
        title: vm?.name ?? target.target_uuid,
        ...(hasMachines ? { to: paths.vm({ location, vmId: target.target_uuid }) } : {}),
        ...(vm ? { status: <MachineStatus status={vm.status} /> } : {}),
        detail: target.target_ip_address ?? '',
      })}
      empty={<EmptyState text={t('lb.targetsNone')} />}
    />
  );
}
