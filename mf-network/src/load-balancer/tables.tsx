import { useMemo } from 'react';
import { unreadOf, type UnreadRow } from '@console/api';
import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import type { SourceState } from '@console/domain/list';
import { Button, EmptyState, Skeleton, useFormat, type MenuItem } from '@console/ui';
import { DataTable, NumberCell, TextCell, UnknownCell, useTableState, type Column } from '@console/ui/data';
import { MachineLink, MachineStatus } from '../parts/cells';
import { useText } from '../parts/texts';
import { useBalancerText } from './texts';
import { ruleLabel, type NamedTarget, type Rule } from './facts';

/** The words of session persistence; a word that is new is shown as it is. */
function usePersistence(): (rule: Rule) => string {
  const t = useText();
  return ({ settings }) => {
    const word = settings?.session_persistence;
    return word === 'SOURCE_IP' ? t('lb.bySource') : (word ?? '');
  };
}

export interface RuleTableProps {
  readonly rules: readonly Rule[];
  /** Why none can be changed now. */
  readonly reason: string | undefined;
  readonly onOpen: (dialog: 'rule' | 'rule-change' | 'rule-remove', rule?: string) => void;
}

/** Which port leads to which. */
export function RuleTable({ rules, reason, onOpen }: RuleTableProps) {
  const t = useText();
  const own = useBalancerText();
  const blocked = reason ? { reason } : {};
  // Without its uuid nobody can name it to the server.
  const actions = ({ uuid }: Rule): MenuItem[] => {
    const why = uuid ? blocked : { reason: own('rule.nameless') };
    return [
      {
        id: 'change',
        icon: 'pencil',
        label: own('rule.change'),
        ...why,
        onSelect: () => onOpen('rule-change', uuid ?? ''),
      },
      {
        id: 'remove',
        icon: 'trash-2',
        label: own('removeRule.title'),
        danger: true,
        ...why,
        onSelect: () => onOpen('rule-remove', uuid ?? ''),
      },
    ];
  };
  const state = useTableState({ id: 'lb-rules', defaultSort: { id: 'source' } });
  const persistence = usePersistence();
  const { number } = useFormat();
  const cardDetail = (rule: Rule): string => {
    const limit = rule.settings?.connection_limit;
    const limited = limit ? `${t('lb.connectionLimit')} ${number(limit)}` : '';
    return [persistence(rule), limited].filter(Boolean).join(', ');
  };
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
      card={(rule) => ({ title: ruleLabel(rule), meta: rule.protocol ?? '', detail: cardDetail(rule) })}
      rowActions={actions}
      rowActionsLabel={(rule) => own('rule.actions', { rule: ruleLabel(rule) })}
      empty={
        <EmptyState
          icon="scale"
          text={own('rule.none')}
          actions={
            <Button size="sm" icon="plus" {...blocked} onClick={() => onOpen('rule')}>
              {own('rule.add')}
            </Button>
          }
        />
      }
    />
  );
}

export interface TargetTableProps {
  readonly location: string;
  readonly targets: readonly NamedTarget[];
  /** Targets that could not be read. */
  readonly unread: readonly UnreadRow[];
  /** How far the machines are that they are. */
  readonly machines: SourceState;
  /** Why none can be changed now. */
  readonly reason: string | undefined;
  readonly onOpen: (dialog: 'targets' | 'target-remove', target?: string) => void;
}

/** How the machine of a target is; where its list has not told, that is not known. */
function TargetStatus({ vm, machines }: Pick<NamedTarget, 'vm'> & Pick<TargetTableProps, 'machines'>) {
  if (vm) return <MachineStatus status={vm.status} />;
  return machines === 'loading' ? <Skeleton width={64} /> : <UnknownCell />;
}

/** The machines that the connections go to. */
export function TargetTable({ location, targets, unread, machines, reason, onOpen }: TargetTableProps) {
  const t = useText();
  const own = useBalancerText();
  const blocked = reason ? { reason } : {};
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
        cell: ({ vm }) => <TargetStatus vm={vm} machines={machines} />,
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
    [t, location, machines],
  );
  return (
    <DataTable
      simple
      label={t('lb.targets')}
      columns={columns}
      rows={targets}
      unread={unread}
      getRowId={({ target }) => target.target_uuid}
      state={state}
      card={({ target, vm }) => ({
        title: vm?.name ?? target.target_uuid,
        ...(hasMachines ? { to: paths.vm({ location, vmId: target.target_uuid }) } : {}),
        status: <TargetStatus vm={vm} machines={machines} />,
        detail: target.target_ip_address ?? '',
      })}
      rowActions={({ target }) => [
        {
          id: 'remove',
          icon: 'unlink',
          label: own('removeTarget.title'),
          danger: true,
          ...blocked,
          onSelect: () => onOpen('target-remove', target.target_uuid),
        },
      ]}
      rowActionsLabel={({ target, vm }) => own('target.actions', { name: vm?.name ?? target.target_uuid })}
      empty={
        <EmptyState
          icon="cpu"
          text={own('target.none')}
          actions={
            hasMachines ? (
              <Button size="sm" icon="plus" {...blocked} onClick={() => onOpen('targets')}>
                {own('target.add')}
              </Button>
            ) : undefined
          }
        />
      }
    />
  );
}
