import { Card, EmptyState, LinkButton, Price, useFormat, type MenuItem } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { useText } from '../../../texts';
import { whyNot, type VmAction } from '../../machine/can';
import type { VmRow } from '../../machine/rows';
import { BackupNote, BackupSwitch } from './backup-switch';
import { copiesOf, copyType, diskName, type Copy } from '../../machine/replicas';
import { CopyKind, CopyTime, newMachinePath, useCopyColumns } from './replica-columns';
import { useDetailText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/use-disk-prices';
import { vmPath, type VmTab } from '../../machine/urls';

interface CopiesCardProps {
  readonly vm: VmRow;
  readonly tab: VmTab;
}

function TakeSnapshot({ vm, tab }: CopiesCardProps) {
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
function NoCopies({ vm, tab }: CopiesCardProps) {
  const t = useDetailText();
  const { money } = useFormat();
  const boot = vm.storage.find((disk) => disk.primary) ?? vm.storage[0];
  const monthly = useDiskPrices(vm).ofCopy('snapshot', boot?.size ?? 0);
  return (
    <EmptyState
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

function useCopyMenu({ vm, tab }: CopiesCardProps): (copy: Copy) => MenuItem[] {
  const t = useText();
  const d = useDetailText();
  const reasonFor = (action: VmAction): { reason?: string } => {
    const reason = whyNot(action, vm, vm.pending);
    return reason ? { reason: t(reason) } : {};
  };
  return (copy) => [
    {
      id: 'restore',
      icon: 'archive-restore',
      label: d('copy.restore'),
      hint: d('copy.restoreHint', { disk: diskName(copy.disk) }),
      to: vmPath(vm, { tab, dialog: 'restore', replica: copy.uuid }),
      ...reasonFor('restore'),
    },
    { id: 'new-machine', icon: 'plus', label: d('copy.newMachine'), to: newMachinePath(vm, copy) },
    {
      id: 'delete',
      icon: 'trash-2',
      label: t('action.delete'),
      danger: true,
      divider: true,
      to: vmPath(vm, { tab, dialog: 'replica-delete', replica: copy.uuid }),
      ...reasonFor('replicaDelete'),
    },
  ];
}

/** The snapshots and backups of all disks of a machine, and whether it is backed up every night. */
export function CopiesCard({ vm, tab }: CopiesCardProps) {
  const d = useDetailText();
  const state = useTableState({ id: 'copies', defaultSort: { id: 'taken', desc: true } });
  const prices = useDiskPrices(vm);
  const columns = useCopyColumns(vm, tab, prices);
  const menu = useCopyMenu({ vm, tab });
  const copies = copiesOf(vm);
  return (
    <Card
      flush
      title={d('copies.title')}
      note={<BackupNote vm={vm} />}
      actions={copies.length > 0 ? <TakeSnapshot vm={vm} tab={tab} /> : null}
    >
      <BackupSwitch vm={vm} />
      <DataTable
        simple
        label={d('copies.title')}
        columns={columns}
        rows={copies}
        getRowId={(copy) => copy.uuid}
        state={state}
        rowActions={menu}
        rowActionsLabel={(copy) => d('copy.actionsOf', { kind: copy.type, disk: diskName(copy.disk) })}
        card={(copy) => {
          const monthly = prices.ofCopy(copyType(copy), copy.size ?? copy.disk.size);
          return {
            title: <CopyKind copy={copy} />,
            status: <CopyTime copy={copy} />,
            meta: d('copy.ofDisk', { disk: diskName(copy.disk), size: copy.size ?? copy.disk.size }),
            price: monthly ? <Price amount={monthly} per="month" /> : undefined,
          };
        }}
        empty={<NoCopies vm={vm} tab={tab} />}
      />
    </Card>
  );
}
