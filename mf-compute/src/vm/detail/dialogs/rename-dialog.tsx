import { useId, useState } from 'react';
import { toApiError, useMutation, useQuery } from '@console/api';
import { CodeDisclosure } from '@console/area';
import { updateVm } from '@console/contract/vm';
import { listVmParameters, type VmParameter } from '@console/contract/vm-parameter';
import { Button, Dialog, ErrorPanel, Input, toast } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../can';
import { textRule } from '../../create/rules';
import type { VmRow } from '../../rows';
import { onMachine } from '../../settings/parts/on-machine';
import { detailText, useDetailText } from '../texts';
import { renameRequest } from '../vm-requests';

/** What is wrong with a name, by its row of the parameters call; where there is none, the server checks it. */
function nameProblem(parameters: readonly VmParameter[], name: string): string | undefined {
  if (name === '') return detailText('rename.required');
  const { pattern, description } = textRule(parameters, 'name');
  return !pattern || pattern.test(name) ? undefined : (description ?? detailText('rename.rule'));
}

/** Gives a machine another name; the rules are those of the create form. A failure stays in the dialog. */
export function RenameDialog({ vm, onClose }: { vm: VmRow; onClose: () => void }) {
  const t = useText();
  const d = useDetailText();
  const id = useId();
  const [typed, setTyped] = useState(vm.name);
  const [asked, setAsked] = useState(false);
  const parameters = useQuery(listVmParameters, {}).data ?? [];
  const { run, isPending, error } = useMutation(updateVm);
  const name = typed.trim();
  const problem = nameProblem(parameters, name);
  const fieldError = error && toApiError(error).fieldErrors?.['name'];
  const shown = (asked && problem) || fieldError;
  const reason = whyNot('rename', vm, vm.pending);
  const save = async (): Promise<void> => {
    setAsked(true);
    if (problem || isPending || reason) return;
    if (name === vm.name) {
      onClose();
      return;
    }
    try {
      await onMachine(vm, 'change', () => run({ location: vm.location, uuid: vm.uuid, name }));
    } catch {
      return; // shown from `error`
    }
    toast.success(d('rename.done', { name }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={d('rename.title')}
      dirty={typed !== vm.name}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{d('rename.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            pending={isPending}
            pendingLabel={d('rename.saving')}
            {...(reason ? { reason: t(reason) } : {})}
          >
            {d('rename.save')}
          </Button>
        </>
      }
    >
      <div className="ui-stack tight">
        <label htmlFor={id} className="ui-strong">
          {d('rename.name')}
        </label>
        <Input
          id={id}
          value={typed}
          onChange={setTyped}
          onBlur={() => setAsked(typed !== vm.name)}
          invalid={Boolean(shown)}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <p id={`${id}-note`} className={shown ? 'ui-small ui-danger-text' : 'ui-small ui-mut'} aria-live="polite">
          {shown || d('rename.hint')}
        </p>
      </div>
      {error && !fieldError ? <ErrorPanel error={error} /> : null}
      <CodeDisclosure requests={() => [renameRequest(vm, name)]} />
    </Dialog>
  );
}
