import { unreadOf } from '@console/api';
import { Card, EmptyState, LinkButton, Price, useFormat, type MenuItem } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { useText } from '../../../texts';
import { whyNot, type VmAction } from '../../machine/can';
import { bootDisk } from '../../machine/disks';
import type { JoinedVm } from '../../machine/rows';
import { BackupNote, BackupSwitch } from './backup-switch';
import { replicasOf, replicaType, diskName, type Replica } from '../../machine/replicas';
import { ReplicaKind, ReplicaTime, newMachinePath, useReplicaColumns, useReplicaTime } from './replica-columns';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { vmPath, type VmTab } from '../../machine/urls';

interface ReplicasCardProps {
  readonly vm: JoinedVm;
  readonly tab: VmTab;
}

function TakeSnapshot({ vm, tab }: ReplicasCardProps) {
  const t = useText();
  const reason = whyNot('snapshot', vm, vm.pending);
  return (
    <LinkButton
      size="sm"
      icon="camera"
      to={vmPath(vm, { tab, dialog: 'snapshot' })}
      {...(reason ? { reason: t(reason) } : {})}
    >
      {t('action.snapshot')}
    </LinkButton>
  );
}

/** No copies: what one of the boot disk would cost. */
function NoReplicas({ vm, tab }: ReplicasCardProps) {
  const t = useMachineText();
  const { money } = useFormat();
  const boot = bootDisk(vm);
  const monthly = useDiskPrices(vm).ofReplica('snapshot', boot?.size ?? 0);
  return (
    <EmptyState
      icon="camera"
      title={t('copies.none')}
      text={
        boot && monthly
          ? t('copies.noneWithPrice', { disk: diskName(boot), size: boot.size, amount: money(monthly) })
          : t('copies.noneText')
      }
      actions={<TakeSnapshot vm={vm} tab={tab} />}
    />
  );
}

function useReplicaMenu({ vm, tab }: ReplicasCardProps): (replica: Replica) => MenuItem[] {
  const t = useText();
  const d = useMachineText();
  const reasonFor = (action: VmAction): { reason?: string } => {
    const reason = whyNot(action, vm, vm.pending);
    return reason ? { reason: t(reason) } : {};
  };
  return (replica) => [
    {
      id: 'restore',
      icon: 'archive-restore',
      label: d('copy.restore'),
      hint: d('copy.restoreHint', { disk: diskName(replica.disk) }),
      to: vmPath(vm, { tab, dialog: 'restore', replica: replica.uuid }),
      ...reasonFor('restore'),
    },
    { id: 'new-machine', icon: 'plus', label: d('copy.newMachine'), to: newMachinePath(vm, replica) },
    {
      id: 'delete',
      icon: 'trash-2',
      label: t('action.delete'),
      danger: true,
      divider: true,
      to: vmPath(vm, { tab, dialog: 'replica-delete', replica: replica.uuid }),
      ...reasonFor('replicaDelete'),
    },
  ];
}

/** The snapshots and backups of all disks of a machine, and whether it is backed up every night. */
export function ReplicasCard({ vm, tab }: ReplicasCardProps) {
  const d = useMachineText();
  const state = useTableState({ id: 'copies', defaultSort: { id: 'taken', desc: true } });
  const prices = useDiskPrices(vm);
  const columns = useReplicaColumns(vm, tab, prices);
  const menu = useReplicaMenu({ vm, tab });
  const timeOf = useReplicaTime();
  const replicas = replicasOf(vm);
  // The copies of a disk that could not be read could not be, either.
  const unread = [
    ...unreadOf(vm.storage).filter(({ isMissing }) => isMissing),
    ...vm.storage.flatMap(({ replica }) => unreadOf(replica)),
  ];
  return (
    <Card
      flush
      title={d('copies.title')}
      note={<BackupNote vm={vm} />}
      actions={replicas.length > 0 || unread.length > 0 ? <TakeSnapshot vm={vm} tab={tab} /> : null}
    >
      <BackupSwitch vm={vm} />
      <DataTable
        simple
        label={d('copies.title')}
        columns={columns}
        rows={replicas}
        unread={unread}
        getRowId={(replica) => replica.uuid}
        state={state}
        rowActions={menu}
        rowActionsLabel={(replica) =>
          [d('copy.actionsOf', { kind: replicaType(replica), disk: diskName(replica.disk) }), timeOf(replica)]
            .filter(Boolean)
            .join(', ')
        }
        card={(replica) => {
          const monthly = prices.ofReplica(replicaType(replica), replica.size ?? replica.disk.size);
          return {
            title: <ReplicaKind replica={replica} />,
            status: <ReplicaTime replica={replica} />,
            meta: d('copy.ofDisk', { disk: diskName(replica.disk), size: replica.size ?? replica.disk.size }),
            price: monthly ? <Price amount={monthly} per="month" /> : undefined,
          };
        }}
        empty={<NoReplicas vm={vm} tab={tab} />}
      />
    </Card>
  );
}
