import { call, useQuery } from '@console/api';
import { CodeDisclosure, useAction } from '@console/area';
import { updateVm } from '@console/contract/vm';
import { listVmParameters, type VmParameter } from '@console/contract/vm-parameter';
import { NameDialog } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../can';
import { textRule } from '../../create/rules';
import type { VmRow } from '../../rows';
import { onMachine } from '../../pending';
import { detailText, useDetailText } from '../texts';
import { renameRequest } from '../vm-requests';

/** What is wrong with a name, by its row of the parameters call; where there is none, the server checks it. */
function nameProblem(parameters: readonly VmParameter[], name: string): string | undefined {
  const { pattern, description } = textRule(parameters, 'name');
  return !pattern || pattern.test(name) ? undefined : (description ?? detailText('rename.rule'));
}

/** Gives a machine another name; the rules are those of the create form. */
export function RenameDialog({ vm, onClose }: { vm: VmRow; onClose: () => void }) {
  const t = useText();
  const d = useDetailText();
  const parameters = useQuery(listVmParameters, {}).data ?? [];
  const { location, uuid } = vm;
  const { run, error } = useAction((name: string) =>
    onMachine(vm, 'change', () => call(updateVm, { location, uuid, name })),
  );
  const reason = whyNot('rename', vm, vm.pending);
  return (
    <NameDialog
      title={d('rename.title')}
      name={vm.name}
      hint={d('rename.hint')}
      problemOf={(name) => nameProblem(parameters, name)}
      onSave={run}
      error={error}
      fieldError={error?.fieldErrors?.['name']}
      reason={reason && t(reason)}
      onClose={onClose}
    >
      {(name) => <CodeDisclosure requests={() => [renameRequest(vm, name)]} />}
    </NameDialog>
  );
}
