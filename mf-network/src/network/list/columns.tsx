import { useMemo } from 'react';
import type { Located } from '@console/api';
import type { Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { addressKey, filterBy, useColumns } from '@console/domain/list';
import type { Column, TableFilter } from '@console/ui/data';
import { useText } from '../../parts/texts';
import { resourceCount } from '../can';
import { typeLabel } from '../type-label';
import { useVpcText } from '../texts';

export type NetworkRow = Located<Network>;

/** The columns of the list of networks. */
export function useNetworkColumns(): Column<NetworkRow>[] {
  const t = useText();
  const column = useColumns<NetworkRow>();
  return useMemo(
    () => [
      column.name({
        value: (row) => row.name,
        to: paths.network,
        detail: (row) => (row.is_default ? t('vpc.isDefault') : undefined),
      }),
      column.location({ width: 140 }),
      column.text({
        id: 'subnet',
        header: t('vpc.subnet'),
        width: 150,
        whole: true,
        value: (row) => row.subnet,
        sortBy: (row) => addressKey(row.subnet),
      }),
      column.text({
        id: 'subnet6',
        header: t('vpc.subnet6'),
        width: 190,
        whole: true,
        value: (row) => row.subnet_ipv6,
      }),
      {
        // A tag is a name, not an amount: it is never grouped in thousands.
        ...column.text({
          id: 'vlan',
          header: t('vpc.vlan'),
          width: 80,
          value: (row) => row.vlan_id?.toString(),
          sortBy: (row) => row.vlan_id,
        }),
        align: 'end',
      },
      column.number({ id: 'machines', header: t('vpc.machines'), width: 100, value: (row) => row.vm_uuids.length }),
      column.number({ id: 'resources', header: t('vpc.resources'), width: 110, value: resourceCount }),
      column.text({
        id: 'type',
        header: t('column.type'),
        width: 100,
        hidden: true,
        value: (row) => typeLabel(row.type, t),
      }),
      column.date({ width: 150, hidden: true, at: (row) => row.created_at }),
      column.uuid(),
    ],
    [t, column],
  );
}

const usageOf = (row: NetworkRow): string => (resourceCount(row) > 0 ? 'used' : 'empty');

/** Which of them something stands in: what can be tidied up is found at once. */
export function useNetworkFilters(rows: readonly NetworkRow[]): TableFilter<NetworkRow>[] {
  const t = useVpcText();
  return useMemo(
    () => [
      filterBy('use', t('list.use'), rows, usageOf, (row) => t(usageOf(row) === 'used' ? 'list.used' : 'list.empty')),
    ],
    [rows, t],
  );
}
