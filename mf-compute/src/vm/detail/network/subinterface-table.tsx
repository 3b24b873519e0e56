import { useMemo } from 'react';
import type { VmSubinterface } from '@console/contract/vm-interface';
import { CopyText, type MenuItem } from '@console/ui';
import { DataTable, NoneCell, useTableState, type Column } from '@console/ui/data';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { useActionsText } from '../../actions/texts';
import { NetworkLink } from './network-link';
import { networkDialogPath } from '../../actions/network/use-network-dialog';

interface Row extends VmSubinterface {
  readonly id: string;
}

/** What can be done with a subinterface. */
function useActions(vm: JoinedVm): (row: Row) => MenuItem[] {
  const t = useActionsText();
  const shared = useText();
  const reason = whyNot('network', vm, vm.pending);
  return ({ vmi_uuid }) => [
    {
      id: 'remove',
      icon: 'unlink',
      label: t('subinterface.removeConfirm'),
      danger: true,
      to: networkDialogPath(vm, 'subinterface-remove', vmi_uuid ?? ''),
      ...(reason ? { reason: shared(reason) } : {}),
    },
  ];
}

const hasActions = ({ vmi_uuid }: Row): boolean => Boolean(vmi_uuid);

/** The subinterfaces of one interface: tag, network, addresses. */
export function SubinterfaceTable({ vm, rows }: { vm: JoinedVm; rows: readonly VmSubinterface[] }) {
  const t = useActionsText();
  const state = useTableState({ id: 'subinterfaces', defaultSort: { id: 'tag' } });
  const columns = useMemo((): Column<Row>[] => {
    const copied = (value: string | null | undefined, label: string) =>
      value ? <CopyText mono value={value} label={label} /> : <NoneCell />;
    return [
      {
        id: 'tag',
        header: t('subinterface.tag'),
        width: 92,
        fixed: true,
        value: (row) => row.vlan_tag,
        cell: (row) => <b className="ui-strong">{row.vlan_tag ?? t('none')}</b>,
      },
      {
        id: 'network',
        header: t('interface.network'),
        cell: (row) => <NetworkLink vm={vm} network={row.network} />,
      },
      {
        id: 'address',
        header: t('subinterface.address'),
        width: 160,
        cell: (row) => copied(row.ip_address, t('subinterface.address')),
      },
      {
        id: 'mac',
        header: t('interface.mac'),
        width: 180,
        cell: (row) => copied(row.mac_addr, t('interface.mac')),
      },
    ];
  }, [t, vm]);
  const actions = useActions(vm);
  const known = useMemo(
    () => rows.map((row, index) => ({ ...row, id: row.vmi_uuid ?? `${row.vlan_tag ?? ''}/${index}` })),
    [rows],
  );
  return (
    <DataTable
      simple
      label={t('subinterface.title')}
      columns={columns}
      rows={known}
      getRowId={(row) => row.id}
      state={state}
      rowActions={actions}
      hasRowActions={hasActions}
      rowActionsLabel={(row) => t('subinterface.actions', { tag: row.vlan_tag ?? 0 })}
      empty={<p className="vms-empty ui-mut">{t('subinterface.empty')}</p>}
      card={(row) => ({
        title: t('subinterface.tagged', { tag: row.vlan_tag ?? 0 }),
        status: <NetworkLink vm={vm} network={row.network} />,
        meta: row.ip_address,
        detail: row.mac_addr ?? '',
      })}
    />
  );
}
