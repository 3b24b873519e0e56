import { useId, useState } from 'react';
import { toApiError, useMutation, useQuery } from '@console/api';
import { listVms, updateVm } from '@console/contract/vm';
import { listVmParameters } from '@console/contract/vm-parameter';
import { Button, Dialog, ErrorPanel, Input, toast } from '@console/ui';
import { useText } from '../texts';
import { nameProblem } from './create/problems';
import type { VmRow } from './rows';

/** Gives a machine another name; the rules are those of the create form. A failure stays in the dialog. */
export function RenameDialog({ vm, onClose }: { vm: VmRow; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [name, setName] = useState(vm.name);
  const [asked, setAsked] = useState(false);
  const parameters = useQuery(listVmParameters, {}).data ?? [];
  const { run, isPending, error } = useMutation(updateVm, { invalidates: [listVms] });
  const problem = nameProblem(parameters, name);
  const fieldError = error && toApiError(error).fieldErrors?.['name'];
  const shown = (asked && problem && t(problem.id, problem.values)) || fieldError;
  const save = async (): Promise<void> => {
    setAsked(true);
    if (problem || isPending) return;
    if (name === vm.name) {
      onClose();
      return;
    }
    try {
      await run({ location: vm.location, uuid: vm.uuid, name: name.trim() });
    } catch {
      return; // shown from `error`
    }
    toast.success(t('rename.done', { name: name.trim() }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={t('rename.title')}
      dirty={name !== vm.name}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" pending={isPending} pendingLabel={t('rename.saving')}>
            {t('rename.save')}
          </Button>
        </>
      }
    >
      <div className="ui-stack tight">
        <label htmlFor={id} className="ui-strong">
          {t('vm.name')}
        </label>
        <Input
          id={id}
          value={name}
          onChange={setName}
          onBlur={() => setAsked(name !== vm.name)}
          invalid={Boolean(shown)}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <p id={`${id}-note`} className={shown ? 'ui-small ui-danger-text' : 'ui-small ui-mut'} aria-live="polite">
          {shown || t('rename.hint')}
        </p>
      </div>
      {error && !fieldError ? <ErrorPanel error={error} /> : null}
    </Dialog>
  );
}
