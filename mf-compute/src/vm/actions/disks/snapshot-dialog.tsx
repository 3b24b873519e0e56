import { call } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { createVmReplica } from '@console/contract/vm-replica';
import type { VmStorage } from '@console/contract/vm';
import { FormDialog } from '@console/domain/dialogs';
import { useBlockedPayer } from '@console/domain/account-block';
import { createForm } from '@console/ui/forms';
import { SpendRow } from '@console/domain/deletion';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { bootDisk } from '../../machine/disks';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { diskName } from '../../machine/replicas';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { snapshotRequest, snapshotSubject } from '../requests';

type Values = { readonly disk: string };

const { ComboboxField, useFormValues } = createForm<Values>();

const snapshotAction = defineAction<Values>('vm.snapshot');

const diskOf = (vm: JoinedVm, uuid: string): VmStorage | undefined =>
  vm.storage.find((disk) => disk.uuid === uuid) ?? bootDisk(vm) ?? vm.storage[0];

function Cost({ vm }: { vm: JoinedVm }) {
  const t = useMachineText();
  const { disk } = useFormValues();
  return (
    <SpendRow
      label={t('snapshot.cost')}
      account={vm.billing_account}
      amount={useDiskPrices(vm).ofReplica('snapshot', diskOf(vm, disk)?.size ?? 0)}
    />
  );
}

/** Takes a snapshot of one disk; the machine goes on meanwhile. */
export function SnapshotDialog({ vm, disk, onClose }: { vm: JoinedVm; disk: string | null; onClose: () => void }) {
  const t = useText();
  const d = useMachineText();
  const action = useActionOf(snapshotAction, vm.uuid, onClose);
  const blocked = useBlockedPayer()(vm.billing_account);
  const reason = whyNot('snapshot', vm, vm.pending);
  const { location, name } = vm;
  const nameOf = (uuid: string): string => {
    const found = diskOf(vm, uuid);
    return found ? diskName(found) : '';
  };
  return (
    <FormDialog<Values, Values>
      action={action}
      title={d('snapshot.title')}
      description={d(vm.status === 'running' ? 'snapshot.whileRunning' : 'snapshot.whileStopped', { name })}
      onClose={onClose}
      submitLabel={d('snapshot.title')}
      pendingLabel={d('snapshot.pending')}
      reason={action.isRunning ? undefined : reason ? t(reason) : blocked}
      defaultValues={action.before?.values ?? { disk: diskOf(vm, disk ?? '')?.uuid ?? '' }}
      fields={['disk']}
      rules={() => ({})}
      toAction={(values) => ({
        values,
        work: (latest) =>
          onMachine(vm, 'change', () =>
            call(createVmReplica, { location, uuid: snapshotSubject(vm, diskOf(vm, latest.disk)) }),
          ),
        running: d('snapshot.running', { name, disk: nameOf(values.disk) }),
        done: d('snapshot.done', { name, disk: nameOf(values.disk) }),
      })}
      code={(values) => [snapshotRequest(vm, diskOf(vm, values.disk))]}
    >
      <ComboboxField
        name="disk"
        label={d('copy.disk')}
        options={vm.storage.map((one) => ({
          value: one.uuid,
          label: d(one.primary ? 'disk.optionBoot' : 'disk.option', { name: diskName(one), size: one.size }),
        }))}
      />
      <Cost vm={vm} />
    </FormDialog>
  );
}
