import { lacksRows, unreadOf } from '@console/api';
import { atLeast, Card, LinkButton, Price } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { diskName } from '../../machine/replicas';
import { DiskReplicas, DiskRole, useDiskColumns } from './disk-columns';
import { useDiskMenu } from './disk-menu';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { vmPath, type VmTab } from '../../machine/urls';

/** The disks of a machine, with what each costs and what can be done with it. */
export function DiskCard({ vm, tab }: { vm: JoinedVm; tab: VmTab }) {
  const t = useText();
  const d = useMachineText();
  const state = useTableState({ id: 'disks', defaultSort: { id: 'name' } });
  const prices = useDiskPrices(vm);
  const columns = useDiskColumns(prices);
  const menu = useDiskMenu(vm, tab);
  const sum = d('disk.sum', { n: vm.storage.length, size: vm.diskGb });
  const reason = whyNot('diskAdd', vm, vm.pending);
  return (
    <Card
      flush
      title={d('disk.title')}
      note={lacksRows(vm.storage) ? atLeast(sum) : sum}
      actions={
        <LinkButton
          size="sm"
          icon="plus"
          to={vmPath(vm, { tab, dialog: 'disk-add' })}
          {...(reason ? { reason: t(reason) } : {})}
        >
          {d('diskAdd.title')}
        </LinkButton>
      }
    >
      <DataTable
        simple
        label={d('disk.title')}
        columns={columns}
        rows={vm.storage}
        unread={unreadOf(vm.storage)}
        getRowId={(disk) => disk.uuid}
        state={state}
        rowActions={menu}
        rowActionsLabel={(disk) => d('disk.actionsOf', { name: diskName(disk) })}
        card={(disk) => {
          const monthly = prices.ofDisk(disk);
          return {
            title: diskName(disk),
            status: <DiskRole disk={disk} />,
            meta: d('disk.gigabytes', { size: disk.size }),
            price: monthly ? <Price amount={monthly} per="month" /> : undefined,
            detail: disk.replica.length > 0 || lacksRows(disk.replica) ? <DiskReplicas disk={disk} /> : undefined,
          };
        }}
      />
    </Card>
  );
}
