import { call } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import type { VmStorage } from '@console/contract/vm';
import { resizeVmDisk } from '@console/contract/vm-storage';
import { FormDialog } from '@console/domain/dialogs';
import { useBlockedPayer } from '@console/domain/account-block';
import { SpendRow } from '@console/domain/deletion';
import { Notice } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { readVm } from '../../machine/read-vm';
import { diskName } from '../../machine/replicas';
import { sizeProblem, sizeRange, useLargestDisk } from './disk-limit';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { growRequest } from '../requests';

type Values = { readonly size_gb: number | null };

const { NumberField, useFormValues } = createForm<Values>();

const growDiskAction = defineAction<Values>('vm.growDisk');

interface DiskDialogProps {
  readonly vm: JoinedVm;
  readonly disk: VmStorage;
  readonly onClose: () => void;
}

function Cost({ vm, disk }: Omit<DiskDialogProps, 'onClose'>) {
  const t = useMachineText();
  const { size_gb } = useFormValues();
  const size = Math.max(disk.size, size_gb ?? 0);
  const storage = vm.storage.map((other) => (other.uuid === disk.uuid ? { ...other, size } : other));
  return <SpendRow label={t('spend.up')} account={vm.billing_account} amount={useDiskPrices(vm).change(storage)} />;
}

/**
 * Makes a disk larger; it cannot shrink. What the dialog says of a stopped machine the server checks: one that was
 * started meanwhile keeps its disk as it is.
 */
export function DiskGrowDialog({ vm, disk, onClose }: DiskDialogProps) {
  const t = useText();
  const d = useMachineText();
  const action = useActionOf(growDiskAction, disk.uuid, onClose);
  const { max, isReading } = useLargestDisk(vm);
  const blocked = useBlockedPayer()(vm.billing_account);
  const isLargest = disk.size >= max;
  const refused = whyNot('diskGrow', vm, vm.pending);
  const reason = refused ? t(refused) : isLargest ? d('diskGrow.largest', { max }) : blocked;
  const isStopped = vm.status === 'stopped';
  const names = { disk: diskName(disk), name: vm.name };
  const { location, uuid } = vm;
  const send = ({ size_gb }: Values) =>
    call(resizeVmDisk, {
      location,
      uuid,
      disk_uuid: disk.uuid,
      size_gb: size_gb ?? disk.size,
      ...(isStopped ? { check_vm_state: true } : {}),
    });
  return (
    <FormDialog<Values, Values>
      action={action}
      title={d('diskGrow.title')}
      description={d('diskGrow.of', { ...names, size: disk.size })}
      onClose={onClose}
      submitLabel={d('diskGrow.title')}
      pendingLabel={d('diskGrow.pending')}
      reason={action.isRunning ? undefined : reason}
      isReading={isReading}
      defaultValues={action.before?.values ?? { size_gb: disk.size }}
      latest={{
        facts: [`${disk.size} GB`],
        read: async () => {
          const { storage } = await readVm(vm);
          return [`${storage.find((one) => one.uuid === disk.uuid)?.size ?? disk.size} GB`];
        },
      }}
      fields={['size_gb']}
      rules={({ size_gb }) => ({ size_gb: sizeProblem(size_gb, { max, current: disk.size }) })}
      toAction={(values) => ({
        values,
        work: (latest) => onMachine(vm, 'change', () => send(latest)),
        running: d('diskGrow.running', names),
        done: d('diskGrow.done', { ...names, size: values.size_gb ?? 0 }),
      })}
      code={({ size_gb }) => [growRequest(vm, disk, size_gb)]}
    >
      <NumberField
        name="size_gb"
        label={d('diskGrow.size')}
        unit="GB"
        min={disk.size + 1}
        {...(isLargest ? {} : { hint: sizeRange(disk.size + 1, max) })}
      />
      <Notice tone="info">{d(isStopped ? 'diskGrow.whileStopped' : 'diskGrow.whileRunning')}</Notice>
      <Cost vm={vm} disk={disk} />
    </FormDialog>
  );
}
