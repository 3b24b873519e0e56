import { priceEntry } from '@console/contract/pricing';
import type { VmStorage } from '@console/contract/vm';
import { big } from '@console/api';
import { useSiteConfig } from '@console/area';
import { Badge, Card, useFormat } from '@console/ui';
import { DataTable, NameCell, NoneCell, NumberCell, useTableState, type Column } from '@console/ui/data';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import { useMemo } from 'react';
import { useText } from '../../texts';
import { pricePlaces, type VmRow } from '../rows';
import { usePrices } from '../use-vms';

function DiskPrice({ vm, disk }: { vm: VmRow; disk: VmStorage }) {
  const { money } = useFormat();
  const prices = usePrices();
  const { siteCurrency: currency } = useSiteConfig();
  const resource = disk.primary ? 'STORAGE' : 'BLOCK_STORAGE';
  const entry = pricePlaces(vm, vm.location)
    .map((place) => prices && priceEntry(prices, { currency, place, resource, quantity: disk.size }))
    .find(Boolean);
  if (!entry) return <NoneCell />;
  const monthly =
    entry.price_per_unit_month == null
      ? big(entry.price_per_unit).times(HOURS_PER_MONTH)
      : big(entry.price_per_unit_month);
  return <b className="ui-strong">{money(monthly.times(disk.size))}</b>;
}

/** The disks of a machine with their copies. */
export function DiskCard({ vm }: { vm: VmRow }) {
  const t = useText();
  const state = useTableState({ id: 'disks', defaultSort: { id: 'name' } });
  const columns = useMemo((): Column<VmStorage>[] => {
    const copies = (disk: VmStorage, type: string) => disk.replica.filter((replica) => replica.type === type).length;
    return [
      {
        id: 'name',
        header: t('disk.name'),
        fixed: true,
        value: (disk) => disk.name ?? disk.uuid,
        cell: (disk) => <NameCell name={disk.name ?? disk.uuid} />,
      },
      {
        id: 'role',
        header: t('disk.role'),
        width: 110,
        cell: (disk) => (disk.primary ? <Badge>{t('disk.boot')}</Badge> : t('disk.data')),
      },
      {
        id: 'size',
        header: t('disk.size'),
        width: 90,
        align: 'end',
        value: (disk) => disk.size,
        cell: (disk) => <NumberCell value={disk.size} unit="GB" />,
      },
      {
        id: 'copies',
        header: t('disk.copies'),
        width: 190,
        cell: (disk) =>
          disk.replica.length > 0 ? (
            t('disk.copiesCount', { snapshots: copies(disk, 'snapshot'), backups: copies(disk, 'backup') })
          ) : (
            <NoneCell />
          ),
      },
      {
        id: 'monthly',
        header: t('vm.perMonth'),
        width: 96,
        align: 'end',
        cell: (disk) => <DiskPrice vm={vm} disk={disk} />,
      },
    ];
  }, [t, vm]);
  return (
    <Card flush title={t('disk.title')} note={t('disk.sum', { n: vm.storage.length, size: vm.diskGb })}>
      <DataTable
        simple
        label={t('disk.title')}
        columns={columns}
        rows={vm.storage}
        getRowId={(disk) => disk.uuid}
        state={state}
        card={(disk) => ({
          title: disk.name ?? disk.uuid,
          status: disk.primary ? <Badge>{t('disk.boot')}</Badge> : t('disk.data'),
          meta: t('disk.gigabytes', { size: disk.size }),
          price: <DiskPrice vm={vm} disk={disk} />,
        })}
      />
    </Card>
  );
}
