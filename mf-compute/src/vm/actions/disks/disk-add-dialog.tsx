import { call } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { addVmDisk } from '@console/contract/vm-storage';
import { FormDialog } from '@console/domain/dialogs';
import { useBlockedPayer } from '@console/domain/account-block';
import { createForm } from '@console/ui/forms';
import { SpendRow } from '@console/domain/deletion';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { sizeProblem, sizeRange, useLargestDisk } from './disk-limit';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { addRequest } from '../requests';

type Values = { readonly size_gb: number | null };

const { NumberField, useFormValues } = createForm<Values>();

const addDiskAction = defineAction<Values>('vm.addDisk');

/** GB that are offered to begin with. */
const USUAL_SIZE = 20;

function Cost({ vm }: { vm: JoinedVm }) {
  const t = useMachineText();
  const { size_gb: size } = useFormValues();
  const added = { uuid: '', size: size ?? 0, replica: [] };
  return (
    <SpendRow
      label={t('spend.up')}
      account={vm.billing_account}
      amount={useDiskPrices(vm).change([...vm.storage, added])}
    />
  );
}

/** Gives a machine another disk. */
export function DiskAddDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const t = useText();
  const d = useMachineText();
  const action = useActionOf(addDiskAction, vm.uuid, onClose);
  const { max, isReading } = useLargestDisk(vm);
  const blocked = useBlockedPayer()(vm.billing_account);
  const reason = whyNot('diskAdd', vm, vm.pending);
  const { location, uuid, name } = vm;
  return (
    <FormDialog<Values, Values>
      action={action}
      title={d('diskAdd.title')}
      description={d('diskAdd.to', { name })}
      onClose={onClose}
      submitLabel={d('diskAdd.title')}
      pendingLabel={d('diskAdd.pending')}
      reason={action.isRunning ? undefined : reason ? t(reason) : blocked}
      isReading={isReading}
      defaultValues={action.before?.values ?? { size_gb: Math.min(USUAL_SIZE, max) }}
      fields={['size_gb']}
      rules={({ size_gb }) => ({ size_gb: sizeProblem(size_gb, { max }) })}
      toAction={(values) => ({
        values,
        work: ({ size_gb }) =>
          onMachine(vm, 'change', () => call(addVmDisk, { location, uuid, size_gb: size_gb ?? 0 })),
        running: d('diskAdd.running', { name }),
        done: d('diskAdd.done', { name, size: values.size_gb ?? 0 }),
      })}
      code={({ size_gb }) => [addRequest(vm, size_gb)]}
    >
      <NumberField name="size_gb" label={d('disk.size')} unit="GB" min={1} hint={sizeRange(1, max)} />
      <p className="ui-small ui-mut">{d('diskAdd.hint')}</p>
      <Cost vm={vm} />
    </FormDialog>
  );
}
