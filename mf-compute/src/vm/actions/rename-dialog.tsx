import { call, useQuery } from '@console/api';
import { updateVm } from '@console/contract/vm-change';
import { listVmParameters } from '@console/contract/vm-parameter';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { useText } from '../../texts';
import { whyNot } from '../machine/can';
import type { JoinedVm } from '../machine/rows';
import { onMachine } from '../machine/pending';
import { readVm } from '../machine/read-vm';
import { useMachineText } from '../machine/texts';
import { renameRequest } from './requests';
import { textFault } from './rules';

/** Gives a machine another name; the rules are those of the create form. */
export function RenameDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const t = useText();
  const d = useMachineText();
  const { data: parameters = [], isLoading } = useQuery(listVmParameters, {});
  const { location, uuid } = vm;
  const reason = whyNot('rename', vm, vm.pending);
  return (
    <NewNameDialog
      title={d('rename.title')}
      name={vm.name}
      hint={d('rename.hint')}
      problemOf={(name) => textFault(parameters, 'name', name)}
      read={async () => (await readVm(vm)).name}
      rename={(name) => onMachine(vm, 'change', () => call(updateVm, { location, uuid, name }))}
      parameter="name"
      reason={reason && t(reason)}
      isReading={isLoading}
      code={(name) => renameRequest(vm, name)}
      onClose={onClose}
    />
  );
}
