import { useMemo } from 'react';
import { useFeature } from '@console/area';
import { EmptyState } from '@console/ui';
import { DataTable, NumberCell, TextCell, useTableState, type Column } from '@console/ui/data';
import { paths } from '@console/contract/paths';
import { MachineLink, MachineStatus } from '../parts/cells';
import { useText } from '../parts/texts';
import type { MachineMember } from './members';

export interface MemberTableProps {
  readonly location: string;
  readonly members: readonly MachineMember[];
  readonly isLoading: boolean;
}

/** The machines of a network, each leading to its page. */
export function MemberTable({ location, members, isLoading }: MemberTableProps) {
  const t = useText();
  const hasMachines = useFeature('vmsEnabled');
  const state = useTableState({ id: 'vpc-members', defaultSort: { id: 'name' } });
  const columns = useMemo<Column<MachineMember>[]>(
    () => [
      {
        id: 'name',
        header: t('vpc.machine'),
        fixed: true,
        value: ({ vm, uuid }) => vm?.name ?? uuid,
        cell: ({ vm, uuid }) => <MachineLink strong location={location} uuid={uuid} name={vm?.name} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        value: ({ vm }) => vm?.status ?? '',
        cell: ({ vm }) => <TextCell>{vm ? <MachineStatus status={vm.status} /> : null}</TextCell>,
      },
      {
        id: 'ipv4',
        header: t('column.privateIpv4'),
        width: 130,
        value: ({ vm }) => vm?.private_ipv4 ?? '',
        cell: ({ vm }) => <TextCell>{vm?.private_ipv4}</TextCell>,
      },
      {
        id: 'vcpu',
        header: t('column.vcpu'),
        width: 70,
        align: 'end',
        value: ({ vm }) => vm?.vcpu ?? null,
        cell: ({ vm }) => (vm ? <NumberCell value={vm.vcpu} /> : null),
      },
      {
        id: 'memory',
        header: t('column.memory'),
        width: 90,
        align: 'end',
        value: ({ vm }) => vm?.memory ?? null,
        cell: ({ vm }) => (vm ? <NumberCell value={vm.memory / 1024} unit="GB" /> : null),
      },
    ],
    [t, location],
  );
  return (
    <DataTable
      simple
      label={t('vpc.members')}
      columns={columns}
      rows={members}
      getRowId={({ uuid }) => uuid}
      state={state}
      loading={isLoading}
      card={({ vm, uuid }) => ({
        title: vm?.name ?? uuid,
        ...(hasMachines ? { to: paths.vm({ location, vmId: uuid }) } : {}),
        ...(vm ? { status: <MachineStatus status={vm.status} />, detail: vm.private_ipv4 ?? '' } : {}),
      })}
      empty={<EmptyState text={t('vpc.membersNone')} />}
    />
  );
}
