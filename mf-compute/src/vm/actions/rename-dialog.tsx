import { call, useQuery } from '@console/api';
import { updateVm } from '@console/contract/vm-change';
import { getVm } from '@console/contract/vm-details';
import { listVmParameters, type VmParameter } from '@console/contract/vm-parameter';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { useText } from '../../texts';
import { whyNot } from '../machine/can';
import { textRule } from '../create/rules';
import type { JoinedVm } from '../machine/rows';
import { onMachine } from '../machine/pending';
import { machineText, useMachineText } from '../machine/texts';
import { renameRequest } from './requests';

/** What is wrong with a name, by its row of the parameters call; where there is none, the server checks it. */
function nameProblem(parameters: readonly VmParameter[], name: string): string | undefined {
  const { pattern, description } = textRule(parameters, 'name');
  return !pattern || pattern.test(name) ? undefined : (description ?? machineText('rename.rule'));
}

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
      problemOf={(name) => nameProblem(parameters, name)}
      read={async () => (await call(getVm, { location, uuid })).name}
      rename={(name) => onMachine(vm, 'change', () => call(updateVm, { location, uuid, name }))}
      parameter="name"
      reason={reason && t(reason)}
      isReading={isLoading}
      code={(name) => renameRequest(vm, name)}
      onClose={onClose}
    />
  );
}
