import { lacksRows } from '@console/api';
import type { VmStorage } from '@console/contract/vm';
import { AmountCell, useArePricesLoading } from '@console/domain/price-list';
import { atLeast, Badge } from '@console/ui';
import { NameCell, NoneCell, NumberCell, UnknownCell, type Column } from '@console/ui/data';
import { useMemo } from 'react';
import { diskName, replicasText } from '../../machine/replicas';
import type { DiskPrices } from '../../machine/disk-prices';
import { useMachineText } from '../../machine/texts';

/** What a disk is for, and whether other machines use it, too. */
export function DiskRole({ disk }: { disk: VmStorage }) {
  const t = useMachineText();
  const role = t(disk.primary ? 'disk.boot' : 'disk.data');
  const text = disk.shared ? t('disk.shared', { role }) : role;
  return disk.primary ? <Badge>{text}</Badge> : text;
}

export function DiskReplicas({ disk: { replica } }: { disk: VmStorage }) {
  if (replica.length === 0) return lacksRows(replica) ? <UnknownCell /> : <NoneCell />;
  return lacksRows(replica) ? atLeast(replicasText(replica)) : replicasText(replica);
}

/** The columns of a machine's disks. */
export function useDiskColumns(prices: DiskPrices): Column<VmStorage>[] {
  const t = useMachineText();
  const isLoading = useArePricesLoading();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('disk.name'),
        fixed: true,
        value: diskName,
        cell: (disk) => <NameCell name={diskName(disk)} />,
      },
      { id: 'role', header: t('disk.role'), width: 82, cell: (disk) => <DiskRole disk={disk} /> },
      {
        id: 'pool',
        header: t('disk.pool'),
        width: 118,
        value: (disk) => disk.pool,
        cell: (disk) => (disk.pool && disk.pool !== 'n/a' ? disk.pool : <NoneCell />),
      },
      {
        id: 'size',
        header: t('disk.size'),
        width: 86,
        align: 'end',
        value: (disk) => disk.size,
        cell: (disk) => <NumberCell value={disk.size} unit="GB" />,
      },
      {
        id: 'copies',
        header: t('disk.copies'),
        width: 178,
        cell: (disk) => <DiskReplicas disk={disk} />,
      },
      {
        id: 'monthly',
        header: t('disk.perMonth'),
        width: 92,
        align: 'end',
        cell: (disk) => <AmountCell amount={prices.ofDisk(disk)} isLoading={isLoading} isStrong />,
      },
    ],
    [t, prices, isLoading],
  );
}
